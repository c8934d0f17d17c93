import { planRead, problemsChanged, readInside, type TrainingPermissionRow } from './training-permission-row.ts';

const blank = 'title: " "';

/** What is asked about the sections and materials of every training. */
export const planRows: readonly TrainingPermissionRow[] = [
  {
    name: 'sections of a training',
    finds: planRead,
    mark: ({ section }) => section.title,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { sections { title } } }` }),
  },
  {
    name: 'materials of a training',
    finds: planRead,
    mark: ({ material }) => material.title,
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { materials { title } } }` }),
  },
  {
    name: 'arrangeTraining',
    finds: problemsChanged,
    mark: () => 'ArrangeTrainingSuccess',
    ask: ({ id }) => ({
      query: `mutation { arrangeTraining(input: { trainingId: ${id}, sections: [] }) { __typename } }`,
    }),
  },
  {
    name: 'createTrainingSection',
    finds: problemsChanged,
    mark: () => 'InvalidInput',
    ask: ({ id }) => ({
      query: `mutation { createTrainingSection(input: { trainingId: ${id}, ${blank} }) { __typename } }`,
    }),
  },
  {
    name: 'updateTrainingSection',
    finds: problemsChanged,
    mark: () => 'InvalidInput',
    ask: ({ section: { id } }) => ({
      query: `mutation { updateTrainingSection(input: { id: ${id}, version: 1, ${blank} }) { __typename } }`,
    }),
  },
  {
    name: 'createTrainingMaterial',
    finds: problemsChanged,
    mark: () => 'InvalidInput',
    ask: ({ id }) => ({
      query: `mutation { createTrainingMaterial(input: { trainingId: ${id}, kind: LINK, ${blank} }) { __typename } }`,
    }),
  },
  {
    name: 'updateTrainingMaterial',
    finds: problemsChanged,
    mark: () => 'InvalidInput',
    ask: ({ material: { id } }) => ({
      query: `mutation {
        updateTrainingMaterial(input: { id: ${id}, version: 1, kind: LINK, ${blank} }) { __typename }
      }`,
    }),
  },
  {
    name: 'tickTrainingMaterial',
    finds: readInside,
    mark: () => 'TickTrainingMaterialSuccess',
    ask: ({ material: { id } }) => ({
      query: `mutation { tickTrainingMaterial(input: { materialId: ${id}, isDone: true }) { __typename } }`,
    }),
  },
  {
    name: 'openTrainingSection',
    finds: readInside,
    mark: () => 'OpenTrainingSectionSuccess',
    ask: ({ section: { id } }) => ({
      query: `mutation { openTrainingSection(input: { sectionId: ${id}, isOpen: true }) { __typename } }`,
    }),
  },
  {
    name: 'deleteTrainingMaterial',
    isOnce: true,
    finds: problemsChanged,
    mark: () => 'DeleteTrainingMaterialSuccess',
    ask: ({ material: { id } }) => ({
      query: `mutation { deleteTrainingMaterial(input: { id: ${id} }) { __typename } }`,
    }),
  },
  {
    name: 'deleteTrainingSection',
    isOnce: true,
    finds: problemsChanged,
    mark: () => 'DeleteTrainingSectionSuccess',
    ask: ({ section: { id } }) => ({
      query: `mutation { deleteTrainingSection(input: { id: ${id} }) { __typename } }`,
    }),
  },
];
