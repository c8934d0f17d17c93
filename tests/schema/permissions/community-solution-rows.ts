import { admins, content, kept, narrowed, open, seen, type PermissionRow } from './permission-row.ts';

/** Solutions of a user who is none of the askers: nobody who solved nothing reads them but reviewers. */
const reviewed: PermissionRow['finds'] = {
  ...kept,
  'in the bank': [...new Set([...kept['in the bank'], ...admins])],
};

export const communitySolutionRows: readonly PermissionRow[] = [
  {
    name: 'communitySolution',
    finds: reviewed,
    mark: content,
    ask: ({ solutionId }) => ({ query: `{ communitySolution(id: ${solutionId}) { title content code } }` }),
  },
  {
    name: 'communitySolutions',
    finds: reviewed,
    mark: content,
    ask: ({ displayId }) => ({
      query: `{ communitySolutions(problemDisplayId: "${displayId}") { total items { title content } } }`,
    }),
  },
  {
    name: 'solutions of a problem',
    finds: seen,
    mark: () => '"solutionCount":1',
    ask: ({ displayId }) => ({
      query: `{ problem(displayId: "${displayId}") { solutionCount solutionAccess viewerSolutions { title } } }`,
    }),
  },
  {
    name: 'solutionsToReview',
    finds: reviewed,
    mark: content,
    ask: () => ({ query: '{ solutionsToReview(page: { size: 100 }) { total items { title pending { content } } } }' }),
  },
  {
    name: 'comments of a solution',
    finds: reviewed,
    mark: () => /"total":0/,
    ask: ({ solutionId }) => ({ query: `{ comments(on: { solutionId: ${solutionId} }) { total } }` }),
  },
  {
    name: 'writeCommunitySolution',
    // From their own submission, as long as they see its problem.
    finds: narrowed(open, ['former']),
    mark: () => 'WriteCommunitySolutionSuccess',
    ask: ({ formers }) => ({
      query: `mutation {
        writeCommunitySolution(input: { submissionId: ${formers.id}, title: "A", content: "B", help: "" }) {
          __typename
        }
      }`,
    }),
  },
  {
    name: 'editCommunitySolution',
    finds: narrowed(open, []),
    mark: () => 'EditCommunitySolutionSuccess',
    ask: ({ solutionId, strangers }) => ({
      query: `mutation {
        editCommunitySolution(
          input: {
            id: ${solutionId}, baseVersionId: 1, submissionId: ${strangers.id}, title: "A", content: "B", help: ""
          }
        ) { __typename }
      }`,
    }),
  },
  {
    name: 'deleteCommunitySolution',
    finds: narrowed(open, []),
    mark: () => 'DeleteCommunitySolutionSuccess',
    ask: ({ solutionId }) => ({
      query: `mutation { deleteCommunitySolution(input: { id: ${solutionId} }) { __typename } }`,
    }),
  },
  {
    name: 'voteOnCommunitySolution',
    finds: reviewed,
    mark: () => 'VoteOnCommunitySolutionSuccess',
    ask: ({ solutionId }) => ({
      query: `mutation { voteOnCommunitySolution(input: { id: ${solutionId}, vote: UP }) { __typename } }`,
    }),
  },
  {
    name: 'reviewSolutionVersion',
    // It was reviewed before: those who may are told so.
    finds: reviewed,
    mark: () => 'CommunitySolutionChanged',
    ask: ({ solutionVersionId }) => ({
      query: `mutation {
        reviewSolutionVersion(input: { versionId: ${solutionVersionId}, outcome: APPROVED, note: "" }) { __typename }
      }`,
    }),
  },
];
