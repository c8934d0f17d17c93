import { builder } from '../../core/builder.ts';
import type { ListExport } from './export-list.service.ts';
import type { FoundList } from './find-problems.service.ts';
import { countItems } from './import-list.service.ts';
import type { ListProblem } from './list-file.ts';

export const TrainingFileType = builder.objectRef<ListExport>('TrainingFile').implement({
  description: 'A training as a file (docs/list-format.md).',
  fields: (t) => ({
    yaml: t.exposeString('text', {
      nullable: true,
      description: 'Without hidden problems. Null: its licence or source is missing.',
    }),
    lacksLicence: t.exposeBoolean('lacksLicence', { description: 'A file says under which licence it may be used.' }),
    lacksSource: t.exposeBoolean('lacksSource', { description: 'A file says where the list comes from.' }),
  }),
});

const MissingProblemType = builder.objectRef<ListProblem>('MissingTrainingProblem').implement({
  description: 'A problem of a file that this site lacks or that the list cannot hold.',
  fields: (t) => ({
    displayId: t.exposeString('problem', { description: 'On the site that wrote the file.' }),
    title: t.exposeString('title', { description: 'Empty: not in the file.' }),
    url: t.exposeString('url', { nullable: true, description: 'Null: not in the file.' }),
  }),
});

interface SectionPreview {
  readonly title: string;
  readonly problemCount: number;
  readonly materialCount: number;
}

const SectionPreviewType = builder.objectRef<SectionPreview>('TrainingSectionPreview').implement({
  description: 'A section that an import would make.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    problemCount: t.exposeInt('problemCount', { description: 'Problems of this site.' }),
    materialCount: t.exposeInt('materialCount', { description: 'Materials, placeholders among them.' }),
  }),
});

export const TrainingImportPreviewType = builder.objectRef<FoundList>('TrainingImportPreview').implement({
  description: 'What an import would make.',
  fields: (t) => ({
    title: t.string({ description: 'Its name.', resolve: ({ title }) => title.default }),
    licence: t.exposeString('licence', { description: 'SPDX id or name.' }),
    source: t.exposeString('source', { description: 'Where it comes from.' }),
    problemCount: t.int({ description: 'Problems of this site.', resolve: (found) => countItems(found)[0] }),
    materialCount: t.int({
      description: 'Materials, placeholders among them.',
      resolve: (found) => countItems(found)[1],
    }),
    sections: t.field({
      type: [SectionPreviewType],
      description: 'In their order.',
      resolve: ({ sections }) =>
        sections.map(({ title, items }) => {
          const problemCount = items.filter(({ kind }) => kind === 'problem').length;
          return { title: title.default, problemCount, materialCount: items.length - problemCount };
        }),
    }),
    missingProblems: t.field({
      type: [MissingProblemType],
      description: 'They become placeholders.',
      resolve: ({ missing }) => [...missing],
    }),
  }),
});
