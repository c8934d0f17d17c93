import { builder } from '../../core/builder.ts';
import { picturesIn, type ShownPicture } from '../../core/files/picture-size.loader.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { LanguageType } from '../../queue/language/language.type.ts';
import type { CodeTemplateView, ProblemLanguageView } from './problem-languages.ts';

/** A statement in one language. */
export interface StatementView {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string;
}

const ShownPictureType = builder.objectRef<ShownPicture>('ShownPicture').implement({
  description: 'A picture of this site that a text shows.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'As it stands in the text.' }),
    width: t.exposeInt('width', { description: 'In pixels, as it is shown.' }),
    height: t.exposeInt('height', { description: 'In pixels, as it is shown.' }),
  }),
});

export const ProblemStatementType = builder.objectRef<StatementView>('ProblemStatement').implement({
  description: 'The statement in one language; Markdown with math throughout.',
  fields: (t) => ({
    language: t.exposeString('language', { description: 'BCP 47 tag.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    input: t.exposeString('input'),
    output: t.exposeString('output'),
    hint: t.exposeString('hint'),
    pictures: t.field({
      type: [ShownPictureType],
      description: 'Pictures of this site in the Markdown, as far as their sizes can be told; at most 30.',
      resolve: ({ description, input, output, hint }, _args, context) =>
        picturesIn(context, [description, input, output, hint]),
    }),
  }),
});

/** An example of the statement. */
export interface SampleView {
  readonly position: number;
  readonly input: string;
  readonly output: string;
  readonly interaction: string | null;
  readonly explanation: string | null;
}

export const ProblemSampleType = builder.objectRef<SampleView>('ProblemSample').implement({
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 1.' }),
    input: t.exposeString('input'),
    output: t.exposeString('output'),
    interaction: t.exposeString('interaction', {
      nullable: true,
      description:
        'Lines of an interaction, each begun by "<" (from the judge) or ">" (from the program). ' +
        'Null for an ordinary sample.',
    }),
    explanation: t.exposeString('explanation', { nullable: true }),
  }),
});

/** A file offered for download with the statement. */
export interface AttachmentView {
  readonly name: string;
  readonly sha256: string;
  readonly file: { readonly sizeBytes: bigint };
}

export const ProblemAttachmentType = builder.objectRef<AttachmentView>('ProblemAttachment').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    url: t.string({ description: 'Path on this site.', resolve: publicFileUrl }),
    sizeBytes: t.int({ resolve: ({ file }) => Number(file.sizeBytes) }),
  }),
});

export const ProblemLanguageType = builder.objectRef<ProblemLanguageView>('ProblemLanguage').implement({
  description: 'A language as this problem offers it: limits with factors applied.',
  fields: (t) => ({
    language: t.field({ type: LanguageType, resolve: ({ language }) => language }),
    timeLimitMs: t.exposeInt('timeLimitMs'),
    memoryLimitMb: t.exposeInt('memoryLimitMb'),
    template: t.exposeString('template', {
      description: "The problem's template for the language, else an empty text.",
    }),
    linesBefore: t.exposeInt('linesBefore', {
      description: 'Lines that the problem puts before the code, by which lines in messages of compilers are shifted.',
    }),
  }),
});

export const CodeTemplateType = builder.objectRef<CodeTemplateView>('CodeTemplate').implement({
  description: 'What the editor starts with in one language.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    language: t.field({ type: LanguageType, resolve: ({ language }) => language }),
    template: t.exposeString('template'),
    prepend: t.string({
      nullable: true,
      description: 'Compiled before the submitted code. Null where the viewer may not change the problem.',
      resolve: ({ around }) => around?.prepend ?? null,
    }),
    append: t.string({
      nullable: true,
      description: 'Compiled after the submitted code. Null where the viewer may not change the problem.',
      resolve: ({ around }) => around?.append ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

/** Counters of a problem's verdicts. */
export interface StatisticsView {
  readonly total: number;
  readonly ac: number;
  readonly wa: number;
  readonly tle: number;
  readonly mle: number;
  readonly re: number;
  readonly ce: number;
  readonly pe: number;
  readonly se: number;
  readonly pac: number;
}

/** Of a problem nobody has submitted to. */
export const emptyStatistics: StatisticsView = {
  total: 0,
  ac: 0,
  wa: 0,
  tle: 0,
  mle: 0,
  re: 0,
  ce: 0,
  pe: 0,
  se: 0,
  pac: 0,
};

export const ProblemStatisticsType = builder.objectRef<StatisticsView>('ProblemStatistics').implement({
  description: 'Judged submissions of practice, by verdict.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    ac: t.exposeInt('ac'),
    wa: t.exposeInt('wa'),
    tle: t.exposeInt('tle'),
    mle: t.exposeInt('mle'),
    re: t.exposeInt('re'),
    ce: t.exposeInt('ce'),
    pe: t.exposeInt('pe'),
    se: t.exposeInt('se'),
    pac: t.exposeInt('pac'),
  }),
});
