import { builder } from '../../core/builder.ts';
import type { Locale } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import type { Fortune, FortuneLists, FortuneText } from '../../core/settings/fortune.ts';
import { changeFortuneLists, checkIn, readCheckIn, readFortuneLists, type CheckInState } from './check-in.service.ts';

const languageArg = { required: false, description: "zh-CN or en-US; by default the reader's language." } as const;

function wordsIn(text: FortuneText, language: string | null | undefined, locale: Locale): FortuneText[Locale] {
  return text[language === 'zh-CN' || language === 'en-US' ? language : locale];
}

const FortuneTextType = builder.objectRef<FortuneText>('FortuneText').implement({
  description: 'A text of a check-in.',
  fields: (t) => ({
    title: t.string({
      args: { language: t.arg.string(languageArg) },
      resolve: (text, { language }, { locale }) => wordsIn(text, language, locale).title,
    }),
    note: t.string({
      description: 'May be empty.',
      args: { language: t.arg.string(languageArg) },
      resolve: (text, { language }, { locale }) => wordsIn(text, language, locale).note,
    }),
  }),
});

const FortuneType = builder.objectRef<Fortune>('Fortune').implement({
  description: 'What a check-in drew.',
  fields: (t) => ({
    sign: t.expose('sign', { type: FortuneTextType }),
    good: t.expose('good', { type: [FortuneTextType], description: 'Things to do today.' }),
    bad: t.expose('bad', { type: [FortuneTextType], description: 'Things to leave today.' }),
  }),
});

const CheckInType = builder.objectRef<CheckInState>('CheckIn').implement({
  description: "How the viewer stands with today's check-in.",
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Today in the time zone of the site, YYYY-MM-DD.' }),
    streak: t.exposeInt('streak', {
      description: 'Days in a row up to today, or up to yesterday while today is open.',
    }),
    fortune: t.expose('fortune', { type: FortuneType, nullable: true, description: 'Null: not yet today.' }),
  }),
});

const FortuneWords = builder.objectRef<FortuneText['zh-CN']>('FortuneWords').implement({
  fields: (t) => ({ title: t.exposeString('title'), note: t.exposeString('note') }),
});
const FortuneEntry = builder.objectRef<FortuneText>('FortuneEntry').implement({
  description: 'A text of the lists in both languages.',
  fields: (t) => ({
    zhCN: t.field({ type: FortuneWords, resolve: (text) => text['zh-CN'] }),
    enUS: t.field({ type: FortuneWords, resolve: (text) => text['en-US'] }),
  }),
});
const FortuneListsType = builder.objectRef<FortuneLists>('FortuneLists').implement({
  description: 'What check-ins draw from.',
  fields: (t) => ({
    signs: t.field({ type: [FortuneEntry], resolve: ({ signs }) => [...signs] }),
    good: t.field({ type: [FortuneEntry], resolve: ({ good }) => [...good] }),
    bad: t.field({ type: [FortuneEntry], resolve: ({ bad }) => [...bad] }),
  }),
});

const FortuneWordsInput = builder.inputType('FortuneWordsInput', {
  fields: (t) => ({
    title: t.string({ description: '1 to 40 characters.' }),
    note: t.string({ description: 'At most 80 characters; may be empty.' }),
  }),
});
const FortuneEntryInput = builder.inputType('FortuneEntryInput', {
  fields: (t) => ({ zhCN: t.field({ type: FortuneWordsInput }), enUS: t.field({ type: FortuneWordsInput }) }),
});
const FortuneListsInput = builder.inputType('FortuneListsInput', {
  description: 'Lists of 2 to 100 texts; what is left out stays as it is.',
  fields: (t) => ({
    signs: t.field({ type: [FortuneEntryInput], required: false }),
    good: t.field({ type: [FortuneEntryInput], required: false }),
    bad: t.field({ type: [FortuneEntryInput], required: false }),
  }),
});

interface EntryInput {
  readonly zhCN: FortuneText['zh-CN'];
  readonly enUS: FortuneText['en-US'];
}

function textsOf(entries: readonly EntryInput[] | null | undefined): FortuneText[] | undefined {
  return entries?.map(({ zhCN, enUS }) => ({ 'zh-CN': zhCN, 'en-US': enUS }));
}

builder.queryFields((t) => ({
  checkIn: t.field({
    type: CheckInType,
    nullable: true,
    description: "How the viewer stands with today's check-in. Null when signed out.",
    authScopes: { public: true },
    resolve: (_root, _args, context) =>
      context.viewer.kind === 'user' ? readCheckIn(context, context.viewer.userId) : null,
  }),
  fortuneLists: t.field({
    type: FortuneListsType,
    description: 'What check-ins draw from.',
    authScopes: { superAdmin: true },
    complexity: 10,
    resolve: (_root, _args, context) => readFortuneLists(context),
  }),
}));

builder.mutationFields((t) => ({
  checkIn: t.field({
    type: CheckInType,
    nullable: true,
    description: 'Checks the viewer in for today. Once is enough: asked again it answers the same.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    resolve: (_root, _args, context) =>
      context.viewer.kind === 'user' ? checkIn(context, context.viewer.userId) : null,
  }),
  updateFortuneLists: t.field({
    type: FortuneListsType,
    description: 'Replaces lists that check-ins draw from; what was drawn before stays.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: FortuneListsInput }) },
    resolve: (_root, { input }, context) => {
      const [signs, good, bad] = [textsOf(input.signs), textsOf(input.good), textsOf(input.bad)];
      return changeFortuneLists(context, { ...(signs && { signs }), ...(good && { good }), ...(bad && { bad }) });
    },
  }),
}));
