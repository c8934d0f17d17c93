import { TrainingMaterialKind } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { loadPlan, type PlannedSection } from '../core/plan.loader.ts';
import { textIn, translationsOf } from '../core/text-in.ts';
import { isOpenTo } from '../core/training-problem.service.ts';
import { mayTraining, trainingRuleSelect, type RuledTraining } from '../core/training.rule.ts';
import { TrainingObject } from '../core/training.type.ts';
import { textLanguage, TextTranslationType } from '../core/translation.type.ts';
import { loadFileName } from './file-name.loader.ts';
import { loadTick } from './tick.loader.ts';

const SectionStateEnum = builder.enumType('TrainingSectionState', {
  description: 'How far the viewer is in a section of a training. It is advice: nothing is closed by it.',
  values: {
    DONE: { description: 'All that is needed is done.' },
    OPEN: { description: 'What it requires is done, or the viewer opened it anyway.' },
    WAITING: { description: 'A section that it requires is not done yet.' },
  },
});

export const TrainingMaterialKindEnum = builder.enumType('TrainingMaterialKind', {
  description: 'What a material of a training is.',
  values: {
    MARKDOWN: { value: TrainingMaterialKind.MARKDOWN, description: 'A text to read in place.' },
    PDF: { value: TrainingMaterialKind.PDF, description: 'A PDF file at an address.' },
    LINK: { value: TrainingMaterialKind.LINK, description: 'A page at an address.' },
    PLACEHOLDER: {
      value: TrainingMaterialKind.PLACEHOLDER,
      description: 'A problem that this site does not have, at the address of another one.',
    },
  },
});

const version = {
  description: 'Grows with each save of its form, not with moves; a form is saved over the version it was opened with.',
};

const TrainingSectionType = builder.objectRef<PlannedSection>('TrainingSection').implement({
  description: 'A part of a training.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.string({
      description: 'Its name.',
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ title, translations }, args) => textIn(translations, args.language, 'title', title),
    }),
    description: t.string({
      description: 'Markdown; may be empty.',
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ description, translations }, args) => textIn(translations, args.language, 'description', description),
    }),
    translations: t.field({
      type: [TextTranslationType],
      description: 'Its texts in other languages.',
      resolve: ({ translations }) => translationsOf(translations),
    }),
    needed: t.exposeInt('needed', {
      nullable: true,
      description: 'So many of its items complete it. Null: all but the optional ones.',
    }),
    requiredSectionIds: t.idList({
      description: 'Sections that should be done before it.',
      resolve: ({ requiredIds }) => requiredIds.map(String),
    }),
    version: t.exposeInt('version', version),
    itemCount: t.exposeInt('itemCount', { description: 'Problems that readers see, and materials.' }),
    neededCount: t.exposeInt('neededCount', { description: 'Items that complete it, at most as many as there are.' }),
    doneCount: t.exposeInt('doneCount', { description: 'Of these the ones that the viewer solved or ticked.' }),
    viewerState: t.field({
      type: SectionStateEnum,
      description: 'How far the viewer is.',
      resolve: ({ state }) => state,
    }),
    viewerHasOpened: t.exposeBoolean('isOpened', {
      description: 'Did the viewer open it before the required sections were complete?',
    }),
  }),
});

export const TrainingMaterialObject = builder.prismaObject('TrainingMaterial', {
  select: { id: true },
  description: 'A step between the problems of a training that readers tick.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: TrainingMaterialKindEnum, description: 'What it is.' }),
    sectionId: t.id({
      nullable: true,
      description: 'Null: before the first section.',
      select: { sectionId: true },
      resolve: ({ sectionId }) => (sectionId === null ? null : String(sectionId)),
    }),
    rank: t.exposeInt('rank', {
      description: 'Order among problems and materials of the training, smaller first; before a problem of this rank.',
    }),
    title: t.string({
      description: 'Its name.',
      select: { title: true, translations: true },
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ title, translations }, args) => textIn(translations, args.language, 'title', title),
    }),
    content: t.string({
      description: 'Markdown: of a text all of it, of others a remark, which may be empty.',
      select: { content: true, translations: true },
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ content, translations }, args) => textIn(translations, args.language, 'content', content),
    }),
    translations: t.field({
      type: [TextTranslationType],
      description: 'Its texts in other languages.',
      select: { translations: true },
      resolve: ({ translations }) => translationsOf(translations, 'content'),
    }),
    url: t.exposeString('url', { nullable: true, description: 'Its address; null of a text.' }),
    fileName: t.string({
      nullable: true,
      description: 'Name of the file, where the address is of one that was uploaded here.',
      select: { url: true },
      resolve: ({ url }, _args, context) => (url === null ? null : loadFileName(context, url)),
    }),
    isOptional: t.exposeBoolean('isOptional', { description: 'Not needed to complete its section.' }),
    version: t.exposeInt('version', version),
    viewerHasTicked: t.boolean({
      description: 'Is the viewer done with it?',
      resolve: ({ id }, _args, context) => loadTick(context, id),
    }),
  }),
});

/** Readers inside, and managers of the problems, registered or not. */
async function seesPlan(context: Context, training: RuledTraining): Promise<boolean> {
  return mayTraining(context.viewer, 'training.addProblem', training) || isOpenTo(context, training);
}

builder.prismaObjectFields(TrainingObject, (t) => ({
  sections: t.field({
    type: [TrainingSectionType],
    nullable: true,
    description: 'Its parts in their order; many trainings have none. Null: the viewer may not read inside.',
    complexity: { field: 20, multiplier: 20 },
    select: trainingRuleSelect,
    resolve: async (training, _args, context) =>
      (await seesPlan(context, training)) ? [...(await loadPlan(context, training.id)).sections] : null,
  }),
  materials: t.prismaField({
    type: [TrainingMaterialObject],
    nullable: true,
    description: 'Steps between its problems, by their ranks. Null: the viewer may not read inside.',
    complexity: { field: 20, multiplier: 50 },
    select: trainingRuleSelect,
    resolve: async (query, training, _args, context) =>
      (await seesPlan(context, training))
        ? context.db.trainingMaterial.findMany({
            ...query,
            where: { trainingId: training.id },
            orderBy: [{ rank: 'asc' }, { id: 'asc' }],
          })
        : null,
  }),
}));
