import { communitySolutionRows } from './community-solution-rows.ts';
import { editorialRows } from './editorial-rows.ts';
import { lineQuestionRows } from './line-question-rows.ts';
import type { MarkedProblem } from './marked-problem.ts';
import {
  alsoFormer,
  always,
  content,
  edited,
  groupListed,
  groupTagged,
  kept,
  listed,
  narrowed,
  ofFormer,
  ofPractice,
  open,
  searched,
  seen,
  seenPractice,
  solution,
  submitters,
  tagged,
  title,
  wholeProblem,
  type PermissionRow,
} from './permission-row.ts';
import { problemAuthoringRows } from './problem-authoring-rows.ts';
import { problemRestRows } from './problem-rest-rows.ts';
import { problemReviewRows } from './problem-review-rows.ts';
import { ticketRows } from './ticket-rows.ts';

/** What is asked of every problem by everybody. A new operation that touches problems or submissions is a new row. */
export const permissionTable: readonly PermissionRow[] = [
  ...problemAuthoringRows,
  ...communitySolutionRows,
  ...editorialRows,
  ...lineQuestionRows,
  ...ticketRows,
  {
    name: 'problem by display id',
    finds: seen,
    mark: content,
    ask: ({ displayId }) => ({ query: `{ problem(displayId: "${displayId}") { ${wholeProblem} } }` }),
  },
  { name: 'problem by id', finds: seen, mark: title, ask: ({ id }) => ({ query: `{ problem(id: ${id}) { title } }` }) },
  {
    name: 'problem list',
    finds: listed,
    mark: title,
    ask: () => ({ query: '{ problems(page: { size: 100 }) { total items { title tags { name } } } }' }),
  },
  {
    name: 'problem list of the group',
    finds: groupListed,
    mark: title,
    ask: (_problem, { groupId }) => ({
      query: `{ problems(filter: { groupId: ${groupId} }, page: { size: 100 }) { items { title tags { name } } } }`,
    }),
  },
  {
    name: 'count of what a search within the group finds',
    finds: groupListed,
    mark: () => '"total":1',
    ask: (problem, { groupId }) => ({
      query: `{ problems(filter: { groupId: ${groupId}, keyword: "${problem.content}" }) { total } }`,
    }),
  },
  {
    name: 'search for the title',
    finds: listed,
    mark: title,
    ask: (problem) => ({ query: `{ problems(filter: { keyword: "${problem.title}" }) { total items { title } } }` }),
  },
  {
    name: 'search of everything for the title',
    finds: searched,
    mark: title,
    ask: (problem) => ({ query: `{ search(text: "${problem.title}") { problems { title } } }` }),
  },
  {
    name: 'count of what a search for the content finds',
    finds: listed,
    mark: () => '"total":1',
    ask: (problem) => ({ query: `{ problems(filter: { keyword: "${problem.content}" }) { total } }` }),
  },
  {
    name: 'problems of a tag',
    finds: listed,
    mark: title,
    ask: ({ tagId }) => ({ query: `{ problems(filter: { tagIds: [${tagId}] }) { total items { title } } }` }),
  },
  { name: 'tags', finds: tagged, mark: content, ask: () => ({ query: '{ tags { name } }' }) },
  {
    name: 'tags of the group',
    finds: groupTagged,
    mark: content,
    ask: (_problem, { groupId }) => ({ query: `{ tags(groupId: ${groupId}) { name } }` }),
  },
  {
    name: 'tags by classification',
    finds: tagged,
    mark: content,
    ask: () => ({ query: '{ tagGroups { tags { name } } }' }),
  },
  {
    name: 'problems changed last',
    finds: open,
    mark: title,
    ask: () => ({ query: '{ updatedProblems { title tags { name } } }' }),
  },
  {
    name: 'solved list of a profile',
    finds: seen,
    mark: ({ displayId }) => `"${displayId}"`,
    ask: (_problem, { solver }) => ({ query: `{ profile(username: "${solver}") { solvedProblems { displayId } } }` }),
  },
  {
    name: 'submission',
    finds: seenPractice,
    mark: title,
    ask: ({ strangers }) => ({ query: `{ submission(id: ${strangers.id}) { problem { title } } }` }),
  },
  {
    name: 'content by a submission of another',
    finds: seenPractice,
    mark: content,
    ask: ({ strangers }) => ({ query: `{ submission(id: ${strangers.id}) { problem { ${wholeProblem} } } }` }),
  },
  {
    name: "name by a submission of one's own",
    finds: alsoFormer(seenPractice),
    mark: title,
    ask: ({ formers }) => ({ query: `{ submission(id: ${formers.id}) { problem { title } } }` }),
  },
  {
    name: "content by a submission of one's own",
    finds: seenPractice,
    mark: content,
    ask: ({ formers }) => ({
      query: `{
        submission(id: ${formers.id}) { problem { ${wholeProblem} a: statement(language: "zh") { description } } }
      }`,
    }),
  },
  {
    name: 'submission list',
    finds: ofPractice,
    mark: title,
    ask: ({ displayId }) => ({
      query: `{
        submissions(filter: { problemDisplayId: "${displayId}", username: "user" }, page: { size: 100 }) {
          total
          items { user { username } problem { title } }
        }
      }`,
    }),
  },
  {
    name: 'submissions by id',
    finds: seenPractice,
    mark: title,
    ask: ({ strangers }) => ({
      query: `{ submissions(filter: { ids: [${strangers.id}] }) { items { problem { title } } } }`,
    }),
  },
  {
    name: 'shared code',
    finds: seenPractice,
    mark: () => 'strangercode',
    ask: ({ strangers }) => ({ query: `{ submission(id: ${strangers.id}) { code } }` }),
  },
  {
    name: 'code that is not shared',
    finds: ofFormer,
    mark: () => 'formercode',
    ask: ({ formers }) => ({ query: `{ submission(id: ${formers.id}) { code } }` }),
  },
  {
    name: 'submitSolution',
    finds: narrowed(seenPractice, submitters),
    mark: () => 'SubmitSolutionSuccess',
    ask: (problem) => ({
      query: 'mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) { __typename } }',
      variables: { input: solution(problem) },
    }),
  },
  {
    // Looks for an upload of the viewer, if they may submit at all, before it looks at a problem.
    name: 'submitAnswers',
    finds: always(submitters),
    mark: () => 'UploadNotFound',
    ask: ({ displayId }) => ({
      query: `mutation { submitAnswers(input: { problemDisplayId: "${displayId}", uploadId: "none" }) { __typename } }`,
    }),
  },
  {
    // Who may, may once a second.
    name: 'startTestRun',
    finds: narrowed(seenPractice, submitters),
    mark: () => /StartTestRunSuccess|SubmitTooSoon/,
    ask: (problem) => ({
      query: 'mutation ($input: StartTestRunInput!) { startTestRun(input: $input) { __typename } }',
      variables: { input: { ...solution(problem), input: '1' } },
    }),
  },
  {
    name: 'compileChecker',
    finds: kept,
    mark: () => 'CompileCheckerSuccess',
    ask: ({ id }) => ({
      query: 'mutation ($input: CompileCheckerInput!) { compileChecker(input: $input) { __typename } }',
      variables: { input: { problemId: id, convention: 'TESTLIB', languageKey: 'cpp', code: 'int main() {}' } },
    }),
  },
  {
    name: 'shareSubmission',
    finds: ofFormer,
    mark: () => 'ShareSubmissionSuccess',
    ask: ({ formers }) => ({
      query: `mutation { shareSubmission(id: ${formers.id}, isShared: false) { __typename } }`,
    }),
  },
  ...problemRestRows,
  ...problemReviewRows,
];

/** Subscriptions, by what their first message holds. */
export const subscriptionTable: readonly {
  readonly name: string;
  readonly finds: PermissionRow['finds'];
  readonly mark: (problem: MarkedProblem) => string;
  readonly query: (problem: MarkedProblem) => string;
}[] = [
  {
    name: 'submissionProgress',
    finds: seenPractice,
    mark: title,
    query: ({ strangers }) =>
      `subscription { submissionProgress(id: ${strangers.id}) { submission { problem { title } } } }`,
  },
  {
    name: 'problemTicketChanged',
    finds: alsoFormer(kept),
    mark: content,
    query: ({ ticketId }) => `subscription { problemTicketChanged(id: ${ticketId}) { content } }`,
  },
  {
    name: 'juryReportChanged',
    finds: kept,
    mark: content,
    query: ({ id }) => `subscription { juryReportChanged(problemId: ${id}) { items { name } } }`,
  },
  {
    name: 'problemVersionChanged',
    finds: edited,
    mark: () => '"problemVersionChanged":',
    query: ({ id }) => `subscription { problemVersionChanged(problemId: ${id}) }`,
  },
  {
    name: 'problemStatisticsChanged',
    finds: seen,
    mark: title,
    query: ({ id }) => `subscription { problemStatisticsChanged(problemId: ${id}) { title } }`,
  },
  {
    name: 'newSubmissionCount',
    finds: ofPractice,
    mark: () => ':1}',
    query: ({ displayId, strangers }) =>
      `subscription {
        newSubmissionCount(
          filter: { problemDisplayId: "${displayId}", isProblemIdExact: true, status: 0, username: "user" }
          afterId: ${strangers.id}
        )
      }`,
  },
];
