import { created, edited, problemsChanged, readInside, type TrainingPermissionRow } from './training-permission-row.ts';
import type { MarkedTraining } from './training-permission-scene.ts';

/** Operations on trainings as files. @param placeOf the group of a training, as an argument. */
export const trainingFileRows = (placeOf: (training: MarkedTraining) => string): TrainingPermissionRow[] => [
  {
    name: 'previewTrainingImport',
    finds: created,
    mark: () => 'InvalidTrainingFile',
    ask: (training) => ({
      query: `mutation {
        previewTrainingImport(input: { groupId: ${placeOf(training)}, kind: TRAINING, yaml: "" }) { __typename }
      }`,
    }),
  },
  {
    name: 'importTraining',
    finds: created,
    mark: () => 'InvalidTrainingFile',
    ask: (training) => ({
      query: `mutation {
        importTraining(input: { groupId: ${placeOf(training)}, kind: TRAINING, yaml: "" }) { __typename }
      }`,
    }),
  },
  {
    name: 'file of a training',
    finds: readInside,
    mark: () => 'lacksLicence',
    ask: ({ id }) => ({ query: `{ training(id: ${id}) { file { lacksLicence yaml } } }` }),
  },
  {
    name: 'changeTrainingLicence',
    finds: edited,
    mark: () => 'InvalidInput',
    ask: ({ id }) => ({
      query: `mutation { changeTrainingLicence(input: { id: ${id}, licence: " ", source: " " }) { __typename } }`,
    }),
  },
  {
    // Its material is a link, which those who may replace placeholders learn.
    name: 'replacePlaceholder',
    finds: problemsChanged,
    mark: () => 'TrainingMaterialNotFound',
    ask: ({ material, candidate }) => ({
      query: `mutation {
        replacePlaceholder(input: { materialId: ${material.id}, problemId: ${candidate.id} }) { __typename }
      }`,
    }),
  },
];
