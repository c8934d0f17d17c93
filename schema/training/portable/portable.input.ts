import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import { TrainingKindEnum } from '../core/training.type.ts';
import type { ListImport } from './import-list.service.ts';

function importFields(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) {
  return {
    // Its bytes are counted when it is read; a request has 8 MB at most.
    yaml: t.string({ description: 'The file, 1 MB at most.' }),
    kind: t.field({ type: TrainingKindEnum, description: 'What it becomes.' }),
    groupId: t.id({ required: false, description: 'Where; null: on the site. Null for a personal list.' }),
  };
}

export const ImportTrainingInput = builder.inputType('ImportTrainingInput', {
  description: 'A file to import.',
  fields: importFields,
});

export const PreviewTrainingImportInput = builder.inputType('PreviewTrainingImportInput', {
  description: 'A file to preview.',
  fields: importFields,
});

export const ReplacePlaceholderInput = builder.inputType('ReplacePlaceholderInput', {
  description: 'A problem in place of a placeholder.',
  fields: (t) => ({
    materialId: t.id({ description: 'The placeholder.' }),
    problemId: t.id({ description: 'In the bank or of the same group.' }),
  }),
});

export const ChangeTrainingLicenceInput = builder.inputType('ChangeTrainingLicenceInput', {
  description: 'What the file of a training needs.',
  fields: (t) => ({
    id: t.id({ description: 'Which training.' }),
    licence: t.string({
      description: 'Required; SPDX id or name, 100 characters at most.',
      validate: z.string().max(100),
    }),
    source: t.string({
      description: 'Required; where it comes from, an address or a text of 500 characters at most.',
      validate: z.string().max(500),
    }),
  }),
});

/** A file as services take it. */
export function listImport({ yaml, kind, groupId }: typeof ImportTrainingInput.$inferInput): ListImport {
  return { yaml, kind, groupId: groupId ? rowId(groupId) : null };
}
