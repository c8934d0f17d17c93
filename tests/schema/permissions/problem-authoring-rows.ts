import { problemInput } from '../problem/editing/authoring-scene.ts';
import {
  admins,
  always,
  content,
  decided,
  deleted,
  edited,
  groupAdmins,
  groupManaged,
  kept,
  managed,
  offered,
  title,
  type PermissionRow,
} from './permission-row.ts';

const jurySolution = { name: 'accepted/other.cpp', languageKey: 'cpp', code: 'int main() {}', expected: [0] };

/** How problems are written. What is only tried fails for another reason than who asks. */
export const problemAuthoringRows: readonly PermissionRow[] = [
  {
    name: 'createProblem',
    finds: always(admins),
    mark: () => 'InvalidInput',
    ask: () => ({
      query: 'mutation ($input: ProblemInput!) { createProblem(input: $input) { __typename } }',
      variables: { input: problemInput({ displayId: 'M0' }) },
    }),
  },
  {
    name: 'createProblem in the group',
    finds: always(groupAdmins),
    mark: () => 'InvalidInput',
    ask: (_problem, { groupId }) => ({
      query: `mutation ($groupId: Int!, $input: ProblemInput!) {
        createProblem(groupId: $groupId, input: $input) { __typename }
      }`,
      variables: { groupId, input: problemInput({ displayId: ' ' }) },
    }),
  },
  {
    name: 'proposedDisplayId',
    finds: always(admins),
    mark: () => '"proposedDisplayId":"',
    ask: () => ({ query: '{ proposedDisplayId }' }),
  },
  {
    name: 'proposedDisplayId of the group',
    finds: always(groupAdmins),
    mark: () => '"proposedDisplayId":"',
    ask: (_problem, { groupId }) => ({ query: `{ proposedDisplayId(groupId: ${groupId}) }` }),
  },
  {
    name: 'updateProblem',
    finds: edited,
    mark: () => 'ProblemChanged',
    ask: ({ id, visibility }) => ({
      query: `mutation ($id: Int!, $input: ProblemInput!) {
        updateProblem(id: $id, version: 0, input: $input) { __typename }
      }`,
      variables: { id, input: problemInput({ visibility }) },
    }),
  },
  {
    name: 'deleteProblem',
    isOnce: true,
    finds: deleted,
    mark: () => 'DeleteProblemSuccess',
    ask: ({ id }) => ({ query: `mutation { deleteProblem(id: ${id}) { __typename } }` }),
  },
  {
    name: 'changeProblemVisibility',
    finds: edited,
    mark: () => 'ChangeProblemVisibilitySuccess',
    ask: ({ id, visibility }) => ({
      query: `mutation { changeProblemVisibility(id: ${id}, visibility: ${visibility}) { __typename } }`,
    }),
  },
  {
    name: 'previewProblemAct',
    finds: edited,
    mark: () => 'UNCHANGED',
    ask: ({ id, visibility }) => ({
      query: `mutation {
        previewProblemAct(input: { problemIds: ["${id}"], change: { visibility: ${visibility} } }) {
          ... on PreviewProblemActSuccess { act { rows { items { state } } } }
        }
      }`,
    }),
  },
  {
    name: 'applyForBank',
    isOnce: true,
    finds: offered,
    mark: () => /ApplyForBankSuccess|ProblemNotPublic/,
    ask: ({ id }) => ({ query: `mutation { applyForBank(input: { problemId: "${id}" }) { __typename } }` }),
  },
  {
    // None of them waits.
    name: 'withdrawBankApplication',
    isOnce: true,
    finds: offered,
    mark: () => 'BankApplicationChanged',
    ask: ({ id }) => ({ query: `mutation { withdrawBankApplication(input: { problemId: "${id}" }) { __typename } }` }),
  },
  {
    // Changes nothing: one is hidden, the other was accepted.
    name: 'decideBankApplication',
    finds: decided,
    mark: () => /DecideBankApplicationSuccess|ProblemNotPublic/,
    ask: ({ id }) => ({
      query: `mutation { decideBankApplication(input: { problemId: "${id}", decision: ACCEPT }) { __typename } }`,
    }),
  },
  {
    name: 'bankApplications',
    finds: decided,
    mark: title,
    ask: () => ({ query: '{ bankApplications { items { problem { title } } } }' }),
  },
  {
    name: 'adminProblems',
    finds: managed,
    mark: title,
    ask: ({ title: keyword }) => ({
      query: `{ adminProblems(filter: { keyword: "${keyword}" }) { items { title } } }`,
    }),
  },
  {
    name: 'adminProblems of the group',
    finds: groupManaged,
    mark: title,
    ask: ({ title: keyword }, { groupId }) => ({
      query: `{ adminProblems(filter: { groupId: ${groupId}, keyword: "${keyword}" }) { items { title } } }`,
    }),
  },
  {
    name: 'problemForm',
    finds: edited,
    mark: content,
    ask: ({ id }) => ({ query: `{ problemForm(id: ${id}) { source statements { description } } }` }),
  },
  {
    name: 'problemCases',
    finds: edited,
    mark: () => '"total":2',
    ask: ({ id }) => ({ query: `{ problemCases(id: ${id}) { total } }` }),
  },
  {
    name: 'problemRevisions',
    finds: edited,
    mark: () => '"total":2',
    ask: ({ id }) => ({ query: `{ problemRevisions(id: ${id}) { total } }` }),
  },
  {
    name: 'problemRevisionDiff',
    finds: edited,
    mark: content,
    ask: ({ id }) => ({ query: `{ problemRevisionDiff(id: ${id}, from: 1, to: 2) { parts { text } } }` }),
  },
  {
    name: 'refreshRemoteProblem',
    finds: edited,
    mark: () => 'RemoteSourceNotFound',
    ask: ({ id }) => ({ query: `mutation { refreshRemoteProblem(problemId: ${id}) { __typename } }` }),
  },
  {
    name: 'applyRemoteRevision',
    finds: edited,
    mark: () => 'RemoteSourceNotFound',
    ask: ({ id }) => ({ query: `mutation { applyRemoteRevision(problemId: ${id}) { __typename } }` }),
  },
  {
    name: 'saveProblemDraft',
    finds: edited,
    mark: () => 'SaveProblemDraftSuccess',
    ask: ({ id }) => ({ query: `mutation { saveProblemDraft(problemId: ${id}, data: "{}") { __typename } }` }),
  },
  {
    name: 'juryReports',
    finds: kept,
    mark: content,
    ask: ({ id }) => ({ query: `{ juryReports(problemId: ${id}, take: 20) { items { name } } }` }),
  },
  {
    name: 'jurySolutions',
    finds: kept,
    mark: content,
    ask: ({ id }) => ({ query: `{ jurySolutions(problemId: ${id}) { name } }` }),
  },
  {
    name: 'saveJurySolution',
    isOnce: true,
    finds: edited,
    mark: () => 'SaveJurySolutionSuccess',
    ask: ({ id }) => ({
      query: `mutation ($id: Int!, $input: JurySolutionInput!) {
        saveJurySolution(problemId: $id, input: $input) { __typename }
      }`,
      variables: { id, input: jurySolution },
    }),
  },
  {
    name: 'deleteJurySolution',
    isOnce: true,
    finds: edited,
    mark: () => 'DeleteJurySolutionSuccess',
    ask: ({ juryId }) => ({ query: `mutation { deleteJurySolution(id: ${juryId}) { __typename } }` }),
  },
  {
    name: 'judgeJury',
    isOnce: true,
    finds: edited,
    mark: () => 'JudgeJurySuccess',
    ask: ({ id }) => ({ query: `mutation { judgeJury(problemId: ${id}) { __typename } }` }),
  },
  {
    name: 'export of packages',
    finds: edited,
    mark: () => /^PK/,
    ask: ({ id }) => ({ method: 'GET', path: '/api/file/export-packages', search: { pid: id, format: 'KATTIS' } }),
  },
];
