import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { TrainingObject } from '../core/training.type.ts';
import { TooManyTrainingProblems, TrainingProblemNotFound } from '../manage/training-authoring.error.ts';
import { TooManyTrainingLists } from '../personal/training-list.error.ts';
import { TooManyMaterials, TrainingMaterialNotFound } from '../plan/plan.error.ts';
import { importList, previewImport } from './import-list.service.ts';
import { changeLicence } from './licence.service.ts';
import { InvalidTrainingFile } from './portable.error.ts';
import {
  ChangeTrainingLicenceInput,
  ImportTrainingInput,
  listImport,
  PreviewTrainingImportInput,
  ReplacePlaceholderInput,
} from './portable.input.ts';
import { TrainingImportPreviewType } from './portable.type.ts';
import { replacePlaceholder } from './replace-placeholder.service.ts';

const dataField = { name: 'training' } as const;
const importErrors = [
  InvalidInput,
  InvalidTrainingFile,
  NotTrainingAdmin,
  TooManyTrainingProblems,
  TooManyMaterials,
  TooManyRequests,
] as const;

builder.mutationFields((t) => ({
  previewTrainingImport: t.field({
    type: TrainingImportPreviewType,
    description:
      'What `importTraining` would make of a file; nothing is written. A mutation, because files are long. ' +
      '60 files in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...importErrors], dataField: { name: 'preview' } },
    // A file that is not a text has faults like any other.
    refusesNul: true,
    args: { input: t.arg({ type: PreviewTrainingImportInput }) },
    resolve: (_root, { input }, context) => previewImport(context, listImport(input)),
  }),
  importTraining: t.prismaField({
    type: TrainingObject,
    description:
      'Makes a list from a file (docs/list-format.md): a hidden training without a category, which asks for the ' +
      'right to create one, or a private personal list. Problems that the list cannot hold become placeholders. ' +
      '60 files in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...importErrors, TooManyTrainingLists], dataField },
    refusesNul: true,
    args: { input: t.arg({ type: ImportTrainingInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await importList(context, listImport(input));
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  replacePlaceholder: t.prismaField({
    type: TrainingObject,
    description: 'Puts a problem in the place of a placeholder.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        TrainingMaterialNotFound,
        TrainingNotFound,
        NotTrainingAdmin,
        TrainingProblemNotFound,
        TooManyTrainingProblems,
      ],
      dataField,
    },
    args: { input: t.arg({ type: ReplacePlaceholderInput }) },
    resolve: async (query, _root, { input }, context) => {
      const materialId = rowId(input.materialId);
      const id = await replacePlaceholder(context, { materialId, problemId: rowId(input.problemId) });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  changeTrainingLicence: t.prismaField({
    type: TrainingObject,
    description: 'Fills in what the file of a training needs.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [InvalidInput, TrainingNotFound, NotTrainingAdmin], dataField },
    args: { input: t.arg({ type: ChangeTrainingLicenceInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await changeLicence(context, { ...input, id });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
