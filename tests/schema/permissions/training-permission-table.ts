import { personalListRows } from './personal-list-rows.ts';
import { trainingFileRows } from './training-file-rows.ts';
import {
  byLink,
  categoriesKept,
  categorised,
  created,
  deleted,
  edited,
  left,
  listed,
  managed,
  ownListed,
  problemsAdded,
  problemsChanged,
  readInside,
  seen,
  shown,
  withoutLists,
  type TrainingPermissionRow,
} from './training-permission-row.ts';
import type { MarkedTraining } from './training-permission-scene.ts';
import { planRows } from './training-plan-rows.ts';
import { trainingRestRows } from './training-rest-rows.ts';

const title = ({ title: mark }: MarkedTraining) => mark;
const problem = ({ problem: { displayId } }: MarkedTraining) => `"${displayId}"`;
/** As an argument. */
const placeOf = ({ groupId }: MarkedTraining) => (groupId === null ? 'null' : `"${groupId}"`);
/** What is only tried fails for another reason than who asks. */
const form = ({ category }: MarkedTraining, formTitle: string) =>
  `title: "${formTitle}", description: "text", access: PUBLIC, rank: 1, isVisible: true, categoryId: ${category.id}`;

/** What is asked of every training by everybody. A new operation on trainings is a new row. */
export const trainingPermissionTable: readonly TrainingPermissionRow[] = [
  {
    name: 'trainings',
    finds: listed,
    mark: title,
    ask: (training) => ({
      query: `{ trainings(filter: { groupId: ${placeOf(training)} }, page: { size: 100 }) { items { title } } }`,
    }),
  },
  {
    name: 'count of what a search for the title finds',
    finds: listed,
    mark: () => '"total":1',
    ask: (training) => ({
      query: `{ trainings(filter: { groupId: ${placeOf(training)}, keyword: "${training.title}" }) { total } }`,
    }),
  },
  {
    name: 'trainingCategories',
    finds: categorised,
    mark: ({ category }) => category.name,
    ask: (training) => ({ query: `{ trainingCategories(groupId: ${placeOf(training)}) { name } }` }),
  },
  {
    name: 'training',
    finds: seen,
    mark: title,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { title description problemCount author { username } } }` }),
  },
  {
    name: 'problems of a training',
    finds: readInside,
    mark: problem,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { problems { displayId problem { displayId } } } }` }),
  },
  {
    name: 'problems of a training in a list',
    finds: readInside,
    mark: problem,
    ask: (training) => ({
      query: training.isListed
        ? `{
            trainings(
              filter: { kind: ${training.kind}, groupId: ${placeOf(training)}, keyword: "${training.title}" }
              page: { size: 1 }
            ) {
              items { problems { displayId } }
            }
          }`
        : `{ training(id: ${training.id}) { problems { displayId } } }`,
    }),
  },
  {
    name: 'next problem of a training',
    finds: readInside,
    mark: problem,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { nextProblem { displayId } } }` }),
  },
  {
    name: 'trainings of the viewer',
    finds: ownListed,
    mark: title,
    ask: () => ({ query: '{ viewer { trainings { title } } }' }),
  },
  {
    name: 'next problems of the trainings of the viewer',
    finds: ownListed,
    mark: problem,
    ask: () => ({ query: '{ viewer { trainings { nextProblem { displayId problem { displayId } } } } }' }),
  },
  {
    name: 'rank of a training',
    // A private list ranks nobody.
    finds: { ...readInside, personal: [] },
    mark: (_training, { ranked }) => ranked.username,
    ask: ({ id }) => ({
      query: `{ training(id: ${id}) { ranking { total items { user { username } cells { displayId } } } } }`,
    }),
  },
  {
    name: 'real names in the rank of a training',
    finds: withoutLists(edited),
    mark: (_training, { ranked }) => ranked.realName,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { ranking { items { realName } } } }` }),
  },
  {
    name: 'search of the rank for a real name',
    finds: withoutLists(edited),
    mark: () => '"total":1',
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { ranking(search: "namemark") { total } } }` }),
  },
  {
    name: 'managedTrainings',
    finds: managed,
    mark: title,
    ask: (training) => ({
      query: `{ managedTrainings(groupId: ${placeOf(training)}, keyword: "${training.title}") { items { title } } }`,
    }),
  },
  {
    name: 'trainingForm',
    finds: withoutLists(edited),
    mark: title,
    ask: ({ id }) => ({ query: `{ trainingForm(id: ${id}) { title password } }` }),
  },
  {
    name: 'managedTrainingProblems',
    finds: problemsAdded,
    mark: problem,
    ask: ({ id }) => ({ query: `{ managedTrainingProblems(trainingId: ${id}) { displayId } }` }),
  },
  {
    name: 'trainingBankProblems',
    finds: problemsAdded,
    mark: problem,
    ask: ({ id }) => ({ query: `{ trainingBankProblems(trainingId: ${id}) { items { displayId } } }` }),
  },
  {
    name: 'trainingProblemCandidates',
    finds: problemsAdded,
    mark: ({ candidate }) => `"${candidate.displayId}"`,
    ask: ({ id, candidate }) => ({
      query: `{
        trainingProblemCandidates(trainingId: ${id}, keyword: "${candidate.displayId}") { items { displayId } }
      }`,
    }),
  },
  {
    name: 'createTraining',
    finds: created,
    mark: () => 'InvalidInput',
    ask: (training) => ({
      query: `mutation {
        createTraining(input: { groupId: ${placeOf(training)}, ${form(training, ' ')} }) { __typename }
      }`,
    }),
  },
  ...trainingFileRows(placeOf),
  {
    name: 'updateTraining',
    finds: withoutLists(edited),
    mark: () => 'TrainingChanged',
    ask: (training) => ({
      query: `mutation {
        updateTraining(input: { id: ${training.id}, version: -1, ${form(training, 'changed')} }) { __typename }
      }`,
    }),
  },
  {
    name: 'changeTrainingVisibility',
    finds: shown,
    mark: () => 'ChangeTrainingVisibilitySuccess',
    ask: ({ id, isVisible }) => ({
      query: `mutation { changeTrainingVisibility(input: { id: ${id}, isVisible: ${isVisible} }) { __typename } }`,
    }),
  },
  {
    name: 'deleteTraining',
    isOnce: true,
    finds: deleted,
    mark: () => 'DeleteTrainingSuccess',
    ask: ({ id }) => ({ query: `mutation { deleteTraining(input: { id: ${id} }) { __typename } }` }),
  },
  {
    name: 'addTrainingProblem',
    finds: problemsAdded,
    mark: () => 'InvalidInput',
    ask: ({ id, candidate }) => ({
      query: `mutation {
        addTrainingProblem(input: { trainingId: ${id}, problemId: ${candidate.id}, displayId: "?" }) { __typename }
      }`,
    }),
  },
  {
    name: 'addTrainingProblems',
    finds: problemsAdded,
    mark: () => 'InvalidInput',
    ask: ({ id }) => ({
      query: `mutation { addTrainingProblems(input: { trainingId: ${id}, problemIds: [0] }) { __typename } }`,
    }),
  },
  {
    name: 'changeTrainingProblem',
    finds: problemsChanged,
    mark: () => 'InvalidInput',
    ask: ({ id, problem: { id: problemId } }) => ({
      query: `mutation {
        changeTrainingProblem(input: { trainingId: ${id}, problemId: ${problemId}, displayId: "?" }) { __typename }
      }`,
    }),
  },
  ...planRows,
  {
    name: 'removeTrainingProblem',
    finds: problemsChanged,
    mark: () => 'TrainingProblemNotFound',
    ask: ({ id, candidate }) => ({
      query: `mutation {
        removeTrainingProblem(input: { trainingId: ${id}, problemId: ${candidate.id} }) { __typename }
      }`,
    }),
  },
  {
    name: 'createTrainingCategory',
    finds: categoriesKept,
    mark: () => 'InvalidInput',
    ask: (training) => ({
      query: `mutation {
        createTrainingCategory(input: { groupId: ${placeOf(training)}, name: "a", color: "url(x)" }) { __typename }
      }`,
    }),
  },
  {
    name: 'updateTrainingCategory',
    finds: categoriesKept,
    mark: () => 'InvalidInput',
    ask: ({ category: { id } }) => ({
      query: `mutation { updateTrainingCategory(input: { id: ${id}, name: "a", color: "url(x)" }) { __typename } }`,
    }),
  },
  {
    name: 'deleteTrainingCategory',
    isOnce: true,
    finds: categoriesKept,
    mark: () => 'DeleteTrainingCategorySuccess',
    ask: ({ category: { id } }) => ({
      query: `mutation { deleteTrainingCategory(input: { id: ${id} }) { __typename } }`,
    }),
  },
  ...trainingRestRows,
  ...personalListRows,
  {
    name: 'listInTrainingRank',
    finds: readInside,
    mark: () => 'ListInTrainingRankSuccess',
    ask: ({ id }) => ({
      query: `mutation { listInTrainingRank(input: { trainingId: ${id}, isListed: false }) { __typename } }`,
    }),
  },
  {
    name: 'registerForTraining with another password',
    finds: seen,
    mark: () => /RegisterForTrainingSuccess|AlreadyInTraining|BlockedInTraining|WrongTrainingPassword/,
    ask: ({ id }) => ({
      query: `mutation { registerForTraining(input: { trainingId: ${id}, password: "other" }) { __typename } }`,
    }),
  },
  // The last ones: who leaves finds less, who opens a link more.
  {
    name: 'leaveTraining',
    isOnce: true,
    finds: left,
    mark: () => /LeaveTrainingSuccess|NotInTraining/,
    ask: ({ id }) => ({ query: `mutation { leaveTraining(input: { trainingId: ${id} }) { __typename } }` }),
  },
  {
    name: 'openSharedTraining',
    finds: byLink,
    mark: () => 'OpenSharedTrainingSuccess',
    ask: ({ shareKey }) => ({
      query: `mutation { openSharedTraining(input: { key: "${shareKey}" }) { __typename } }`,
    }),
  },
];
