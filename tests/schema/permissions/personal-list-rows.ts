import {
  listedPersonal,
  personal,
  published,
  readInside,
  searched,
  type TrainingPermissionRow,
} from './training-permission-row.ts';

/** What personal lists have beside trainings and what finds both, asked of both. */
export const personalListRows: readonly TrainingPermissionRow[] = [
  {
    name: 'trainings that are personal',
    finds: listedPersonal,
    mark: ({ title }) => title,
    ask: () => ({ query: '{ trainings(filter: { kind: PERSONAL }, page: { size: 100 }) { items { title } } }' }),
  },
  {
    name: 'search of everything',
    finds: searched,
    mark: ({ title }) => title,
    ask: ({ title }) => ({ query: `{ search(text: "${title}") { trainings { title } } }` }),
  },
  {
    name: 'key of a list',
    finds: personal,
    mark: ({ shareKey }) => shareKey,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { shareKey } }` }),
  },
  {
    name: 'lists of the viewer',
    finds: personal,
    mark: ({ title }) => title,
    ask: () => ({ query: '{ viewer { trainingLists { title } } }' }),
  },
  {
    name: 'lists of the viewer that hold a problem',
    finds: personal,
    mark: ({ id }) => `"viewerListIds":["${id}"]`,
    ask: ({ problem }) => ({ query: `{ problem(displayId: "${problem.displayId}") { viewerListIds } }` }),
  },
  {
    name: 'changes of the origin of a list',
    finds: personal,
    mark: () => '"originChanges":{',
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { originChanges { count problems { displayId } } } }` }),
  },
  {
    name: 'createTrainingList that is public',
    finds: published,
    // The super admins are one account, which has a rate limit.
    mark: () => /CreateTrainingListSuccess|TooFewSolved|TooManyRequests/,
    ask: () => ({
      query: 'mutation { createTrainingList(input: { title: "new", sharing: PUBLIC }) { __typename } }',
    }),
  },
  {
    name: 'updateTrainingList',
    finds: personal,
    mark: () => 'TrainingChanged',
    ask: ({ id }) => ({
      query: `mutation {
        updateTrainingList(input: { id: ${id}, version: -1, title: "changed", description: "", sharing: OWNER }) {
          __typename
        }
      }`,
    }),
  },
  {
    name: 'shareTrainingList',
    isOnce: true,
    finds: personal,
    mark: () => 'ShareTrainingListSuccess',
    ask: ({ id }) => ({ query: `mutation { shareTrainingList(input: { id: ${id} }) { __typename } }` }),
  },
  {
    name: 'saveProblem',
    finds: personal,
    mark: () => 'SaveProblemSuccess',
    ask: ({ id, problem }) => ({
      query: `mutation { saveProblem(input: { problemId: ${problem.id}, trainingId: ${id} }) { __typename } }`,
    }),
  },
  {
    name: 'takeOverOriginChanges',
    finds: personal,
    mark: () => 'TakeOverOriginChangesSuccess',
    ask: ({ id }) => ({ query: `mutation { takeOverOriginChanges(input: { id: ${id} }) { __typename } }` }),
  },
  {
    name: 'dismissOriginChanges',
    finds: personal,
    mark: () => 'DismissOriginChangesSuccess',
    ask: ({ id }) => ({ query: `mutation { dismissOriginChanges(input: { id: ${id} }) { __typename } }` }),
  },
  {
    name: 'copyTraining',
    finds: readInside,
    mark: () => /CopyTrainingSuccess|TooManyRequests/,
    ask: ({ id }) => ({ query: `mutation { copyTraining(input: { trainingId: ${id} }) { __typename } }` }),
  },
];
