import { PackageFormat, ProblemImportItemState, ProblemImportState } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Locale } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageObject, pageOf, sliceOf } from '../../core/page.ts';
import { rowQuery } from '../../core/row-query.ts';
import { watch } from '../../core/watch.ts';
import { pickStatement } from '../bank/pick-statement.ts';
import { ProblemVisibilityEnum } from '../bank/problem-enums.ts';
import { UploadNotComplete, UploadNotFound } from '../upload/upload.error.ts';
import { loadIdRefusal } from './id-refusal.loader.ts';
import {
  NoProblemChosen,
  ProblemImportFilesGone,
  ProblemImportNotFound,
  ProblemImportNotReady,
} from './problem-exchange.error.ts';
import { importers } from './problem-import.rule.ts';
import {
  createProblemImport,
  isReopenable,
  maxImportFiles,
  ownImports,
  refuseStranger,
  reopenProblemImport,
  runProblemImport,
} from './problem-import.service.ts';

const PackageFormatEnum = builder.enumType(PackageFormat, {
  name: 'PackageFormat',
  description: 'A format problems are read from.',
});
const StateEnum = builder.enumType(ProblemImportState, {
  name: 'ProblemImportState',
  description: 'LISTING: the problems in the files are read. READY: it waits for its options. RUNNING, and DONE.',
});
const ItemStateEnum = builder.enumType(ProblemImportItemState, { name: 'ProblemImportItemState' });

const issuesSchema = z.array(
  z.object({
    file: z.string(),
    message: z.string(),
    messageZh: z.string().optional(),
    hint: z.string().optional(),
    hintZh: z.string().optional(),
  }),
);
type Issue = z.infer<typeof issuesSchema>[number];

const IssueType = builder.objectRef<Issue>('PackageIssue').implement({
  description: 'Something about a file of a package.',
  fields: (t) => ({
    file: t.exposeString('file', { description: 'Path in the package; "." for all of it.' }),
    message: t.string({
      description: "In the reader's language.",
      resolve: (issue, _args, { locale }) => messageIn(issue, locale),
    }),
    hint: t.string({
      nullable: true,
      description: "What to do about it, in the reader's language.",
      resolve: ({ hint, hintZh }, _args, { locale }) => (locale === 'zh-CN' ? (hintZh ?? hint) : hint) ?? null,
    }),
  }),
});

function messageIn({ message, messageZh }: Issue, locale: Locale): string {
  return locale === 'zh-CN' ? (messageZh ?? message) : message;
}

builder.prismaObject('ProblemImportFile', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'As its sender calls it.' }),
    problems: t.field({
      type: [IssueType],
      description: 'What is wrong with the file as a whole.',
      resolve: ({ problems }) => issuesSchema.parse(problems),
    }),
  }),
});

const titlesSchema = z.record(z.string(), z.string());

const prefixSchema = z
  .string()
  .max(20)
  .regex(/^[\p{L}\p{N}_.-]*$/u);

builder.prismaObject('ProblemImportItem', {
  description: 'One problem of a batch.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    position: t.exposeInt('position'),
    fileId: t.exposeInt('fileId'),
    name: t.exposeString('name', { description: 'Its folder or its place in the file.' }),
    title: t.string({
      nullable: true,
      description: "In the reader's language where the package has it, as far as it can be told before it is read.",
      select: { title: true, titles: true },
      resolve: ({ title, titles }, _args, { locale }) => {
        const stated = Object.entries(titlesSchema.parse(titles)).map(([language, text]) => ({ language, text }));
        return pickStatement(stated, null, locale)?.text ?? title;
      },
    }),
    format: t.field({ type: PackageFormatEnum, resolve: ({ format }) => format }),
    statedId: t.exposeString('statedId', { nullable: true, description: 'Display id that the package states.' }),
    statedIdRefusal: t.string({
      nullable: true,
      description:
        "Why the problem cannot keep its stated id behind this prefix, in the reader's language: mostly since it is " +
        'taken. Null also where no id is stated or the item is not WAITING.',
      args: { prefix: t.arg.string({ defaultValue: '', validate: prefixSchema }) },
      select: { statedId: true, state: true },
      resolve: async ({ statedId, state }, { prefix }, context) => {
        if (statedId === null || state !== 'WAITING') return null;
        return (await loadIdRefusal(context, `${prefix}${statedId}`))?.[context.locale] ?? null;
      },
    }),
    isChosen: t.exposeBoolean('isChosen'),
    state: t.field({ type: ItemStateEnum, resolve: ({ state }) => state }),
    problem: t.relation('problem', { nullable: true, description: 'What was made of it; null also when it is gone.' }),
    problems: t.field({
      type: [IssueType],
      description: 'What is wrong with it: known before it is imported, as far as its files tell.',
      resolve: ({ problems }) => issuesSchema.parse(problems),
    }),
    warnings: t.field({ type: [IssueType], resolve: ({ warnings }) => issuesSchema.parse(warnings) }),
  }),
});

const ProblemImportObject = builder.prismaObject('ProblemImport', {
  description: 'Problems taken from files that somebody sent, as one batch.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    visibility: t.field({ type: ProblemVisibilityEnum, resolve: ({ visibility }) => visibility }),
    isIdKept: t.exposeBoolean('isIdKept'),
    prefix: t.exposeString('prefix'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    files: t.relation('files', { query: { orderBy: { position: 'asc' } } }),
    found: t.relationCount('items', { description: 'Problems in the files.' }),
    faulty: t.relationCount('items', {
      where: { state: 'WAITING', NOT: { problems: { equals: [] } } },
      description: 'Problems that cannot be imported as they are, before the batch is begun.',
    }),
    total: t.relationCount('items', { where: { isChosen: true }, description: 'Problems that are imported.' }),
    done: t.relationCount('items', { where: { isChosen: true, state: { in: ['IMPORTED', 'FAILED'] } } }),
    failed: t.relationCount('items', { where: { isChosen: true, state: 'FAILED' } }),
    isReopenable: t.boolean({
      description: 'It is DONE and its files are still there, as for an hour when problems without faults failed.',
      select: { id: true, state: true },
      resolve: (batch, _args, context) => isReopenable(context, batch),
    }),
    items: t.relation('items', {
      args: { after: t.arg.int({ required: false, description: 'Items after this position; 100 are given.' }) },
      query: ({ after }) => ({ where: { position: { gt: after ?? 0 } }, orderBy: { position: 'asc' }, take: 100 }),
    }),
  }),
});
const ProblemImportPage = pageObject('ProblemImportPage', ProblemImportObject);

const WishesInput = builder.inputType('ProblemImportInput', {
  fields: (t) => ({
    exceptIds: t.intList({ description: 'Problems that are left out; all others are imported.' }),
    visibility: t.field({ type: ProblemVisibilityEnum }),
    isIdKept: t.boolean({ description: 'Display ids as the packages say them; else new ones.' }),
    prefix: t.string({
      description: 'Put before display ids.',
      validate: prefixSchema,
    }),
  }),
});

builder.mutationFields((t) => ({
  createProblemImport: t.prismaField({
    type: ProblemImportObject,
    description: 'Reads the problems in files the viewer sent (purpose "package"): state LISTING, then READY.',
    authScopes: importers,
    errors: { types: [UploadNotFound, UploadNotComplete, InvalidInput] },
    args: { uploadIds: t.arg.stringList({ validate: z.array(z.string()).min(1).max(maxImportFiles) }) },
    resolve: async (query, _root, { uploadIds }, context) => {
      const id = await createProblemImport(context, uploadIds);
      return context.db.problemImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  runProblemImport: t.prismaField({
    type: ProblemImportObject,
    description: 'Imports the chosen problems of a batch that is READY, one by one.',
    authScopes: importers,
    refusesArchived: true,
    errors: { types: [ProblemImportNotFound, ProblemImportNotReady, NoProblemChosen, InvalidInput] },
    args: { id: t.arg.int(), input: t.arg({ type: WishesInput }) },
    resolve: async (query, _root, { id, input }, context) => {
      await runProblemImport(context, id, input);
      return context.db.problemImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  reopenProblemImport: t.prismaField({
    type: ProblemImportObject,
    description:
      'Reads the files of a batch again whose problems failed: LISTING, then READY. What was imported stays.',
    authScopes: importers,
    errors: { types: [ProblemImportNotFound, ProblemImportNotReady, ProblemImportFilesGone] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await reopenProblemImport(context, id);
      return context.db.problemImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));

builder.queryFields((t) => ({
  problemImport: t.prismaField({
    type: ProblemImportObject,
    description: 'One batch. PROBLEM_IMPORT_NOT_FOUND when there is none for the viewer.',
    authScopes: importers,
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await refuseStranger(context, id);
      return context.db.problemImport.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  problemImports: t.field({
    type: ProblemImportPage,
    description: "The viewer's batches, newest first.",
    authScopes: importers,
    complexity: pageComplexity(10),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: async (_root, args, context) => {
      const page = pageOf(args, 10);
      const where = ownImports(context);
      const [items, total] = await Promise.all([
        context.db.problemImport.findMany({ where, orderBy: { id: 'desc' }, ...sliceOf(page) }),
        context.db.problemImport.count({ where }),
      ]);
      return { ...page, items, total };
    },
  }),
}));

/** Without a word a batch is looked at this often, in milliseconds. */
const idleMs = 5_000;

builder.subscriptionField('problemImportChanged', (t) =>
  t.prismaField({
    type: ProblemImportObject,
    description: 'A batch as it is now, then whenever it moves on; ends when it is done.',
    authScopes: importers,
    args: { id: t.arg.int() },
    subscribe: (_root, { id }, context) =>
      watch(context, {
        topic: 'problemImport',
        filter: ({ problemImportId }) => problemImportId === id,
        idleMs,
        read: async (moment) => {
          await refuseStranger(moment, id);
          return moment.db.problemImport.findUnique({ where: { id }, select: { id: true, state: true } });
        },
        isSame: () => false,
        isOver: ({ state }) => state === 'DONE',
      }),
    resolve: (query, { id }, _args, { db }) => db.problemImport.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
