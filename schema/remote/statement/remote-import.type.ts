import { RemoteImportItemState, RemoteImportState } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageObject, pageOf, sliceOf } from '../../core/page.ts';
import { rowQuery } from '../../core/row-query.ts';
import { watch } from '../../core/watch.ts';
import { ProblemVisibilityEnum } from '../../problem/bank/problem-enums.ts';
import { adminProblem } from '../../problem/editing/admin-problem.service.ts';
import { AdminProblemType } from '../../problem/editing/authoring.query.ts';
import { NoProblemChosen } from '../../problem/import-export/problem-exchange.error.ts';
import { importers } from '../../problem/import-export/problem-import.rule.ts';
import { UploadNotComplete, UploadNotFound } from '../../problem/upload/upload.error.ts';
import { adapterOf } from '../adapters.ts';
import { judgeNameOf } from '../judge-name.ts';
import { wordsOfFailure } from './failure-words.ts';
import { displayIdOf } from './make-problem.service.ts';
import {
  RemoteImportNotFound,
  RemoteImportNotReady,
  RemoteJudgeUnknown,
  RemoteProblemKnown,
  RemoteReferencesInvalid,
  RemoteStatementFailed,
} from './remote-import.error.ts';
import {
  createRemoteImport,
  maxImportItems,
  ownRemoteImports,
  refuseStranger,
  retryableItems,
  retryRemoteImport,
  runRemoteImport,
} from './remote-import.service.ts';
import { importRemoteProblem } from './single-import.service.ts';

const referenceText = z.string().max(500);
const judgeText = z.string().max(50);
/** Saved pages of one import. */
const maxPages = 20;

const StateEnum = builder.enumType(RemoteImportState, {
  name: 'RemoteImportState',
  description: 'READING: statements are read. READY: it waits for its options. RUNNING, and DONE.',
});
const ItemStateEnum = builder.enumType(RemoteImportItemState, {
  name: 'RemoteImportItemState',
  description: 'WAITING: to be read. READ. KNOWN: it was imported before. IMPORTED, and FAILED.',
});

builder.prismaObject('RemoteImportItem', {
  select: { id: true },
  description: 'One problem of an import.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    position: t.exposeInt('position'),
    name: t.string({
      description: 'The display id that it gets, or the name of a set that is still to be listed.',
      select: { ref: true, isSet: true, import: { select: { judgeKey: true } } },
      resolve: ({ ref, isSet, import: { judgeKey } }) => {
        const adapter = isSet ? null : adapterOf(judgeKey);
        return adapter === null ? ref : displayIdOf(adapter, ref);
      },
    }),
    isSet: t.exposeBoolean('isSet'),
    isUploaded: t.boolean({
      description: 'Is it read from a file that somebody sent?',
      select: { uploadKey: true },
      resolve: ({ uploadKey }) => uploadKey !== null,
    }),
    isChosen: t.exposeBoolean('isChosen'),
    state: t.expose('state', { type: ItemStateEnum }),
    title: t.exposeString('title', { nullable: true }),
    timeLimitMs: t.exposeInt('timeLimitMs', { nullable: true }),
    memoryLimitKb: t.exposeInt('memoryLimitKb', { nullable: true }),
    sampleCount: t.exposeInt('sampleCount', { nullable: true }),
    pictureCount: t.exposeInt('pictureCount', { nullable: true }),
    hasPdf: t.exposeBoolean('hasPdf'),
    failure: t.string({
      nullable: true,
      description: "Why it failed, in the reader's language.",
      select: { failure: true, isSet: true },
      resolve: ({ failure, isSet }, _args, { locale }) =>
        failure === null ? null : wordsOfFailure(failure, { isSet })[locale],
    }),
    missingFiles: t.exposeStringList('missingFiles', {
      description: 'Addresses of pictures and PDFs that could not be taken over; the statement links to them.',
    }),
    problem: t.relation('problem', { nullable: true, description: 'What was made of it; null also when it is gone.' }),
  }),
});

const ended = ['KNOWN', 'IMPORTED', 'FAILED'] as const;

const RemoteImportObject = builder.prismaObject('RemoteImport', {
  select: { id: true },
  description: 'Problems of a remote judge that somebody imports together.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    state: t.expose('state', { type: StateEnum }),
    judgeKey: t.exposeString('judgeKey'),
    judgeName: t.string({
      select: { judgeKey: true },
      resolve: ({ judgeKey }, _args, context) => {
        const adapter = adapterOf(judgeKey);
        return adapter === null ? judgeKey : judgeNameOf(context, adapter.info);
      },
    }),
    visibility: t.expose('visibility', { type: ProblemVisibilityEnum }),
    isLinkOnly: t.exposeBoolean('isLinkOnly'),
    isPdfKept: t.exposeBoolean('isPdfKept', {
      description:
        'Do PDFs of statements become files of this site? Before it runs: as the terms of the judge suggest.',
    }),
    pdfs: t.relationCount('items', {
      where: { state: 'READ', hasPdf: true },
      description: 'Statements with a PDF, of those that can be imported.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    total: t.relationCount('items', { where: { isChosen: true } }),
    waiting: t.relationCount('items', { where: { state: 'WAITING' }, description: 'Still to be read.' }),
    done: t.relationCount('items', { where: { isChosen: true, state: { in: [...ended] } } }),
    imported: t.relationCount('items', { where: { state: 'IMPORTED' } }),
    known: t.relationCount('items', {
      where: { isChosen: true, state: 'KNOWN' },
      description: 'Of the chosen ones, those that were imported before.',
    }),
    failed: t.relationCount('items', { where: { isChosen: true, state: 'FAILED' } }),
    retryable: t.relationCount('items', {
      where: retryableItems,
      description: 'Those that failed and that retryRemoteImport tries again.',
    }),
    items: t.relation('items', {
      args: { after: t.arg.int({ required: false, description: 'Items after so many; 100 are given.' }) },
      query: ({ after }) => ({ orderBy: { position: 'asc' }, skip: Math.max(0, after ?? 0), take: 100 }),
    }),
  }),
});
const RemoteImportPage = pageObject('RemoteImportPage', RemoteImportObject);

const PageInputType = builder.inputType('RemotePageInput', {
  description: 'The page of a problem that somebody saved.',
  fields: (t) => ({
    uploadId: t.string({ description: 'Of an upload with the purpose "package".', validate: z.string().max(64) }),
    reference: t.string({ description: 'Id or address of the problem.', validate: referenceText }),
  }),
});

const WishesInput = builder.inputType('RemoteImportInput', {
  fields: (t) => ({
    exceptIds: t.intList({
      description: 'Items that are left out; all others that could be read are imported.',
      validate: z.array(z.int()).max(maxImportItems),
    }),
    visibility: t.field({ type: ProblemVisibilityEnum }),
    isLinkOnly: t.boolean({ description: 'Keep title, limits and address alone, and let readers open the judge.' }),
    isPdfKept: t.boolean({
      required: false,
      description: 'Make PDFs files of this site, else link to them. Absent: as the terms of the judge suggest.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createRemoteImport: t.prismaField({
    type: RemoteImportObject,
    description: 'Reads statements of a remote judge: state READING, then READY.',
    authScopes: importers,
    errors: {
      types: [
        RemoteJudgeUnknown,
        RemoteReferencesInvalid,
        NoProblemChosen,
        UploadNotFound,
        UploadNotComplete,
        InvalidInput,
      ],
    },
    args: {
      judgeKey: t.arg.string({ validate: judgeText }),
      references: t.arg.stringList({
        description: 'Ids and addresses of problems, of contests or of volumes.',
        validate: z.array(referenceText).max(maxImportItems),
      }),
      pages: t.arg({ type: [PageInputType], required: false, validate: z.array(z.unknown()).max(maxPages) }),
    },
    resolve: async (query, _root, { judgeKey, references, pages }, context) => {
      const id = await createRemoteImport(context, {
        judgeKey,
        references,
        pages: (pages ?? []).map(({ uploadId, reference }) => ({ uploadKey: uploadId, reference })),
      });
      return context.db.remoteImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  runRemoteImport: t.prismaField({
    type: RemoteImportObject,
    description: 'Makes problems of the chosen items of an import that is READY, one by one.',
    authScopes: importers,
    errors: { types: [RemoteImportNotFound, RemoteImportNotReady, NoProblemChosen, InvalidInput] },
    args: { id: t.arg.int(), input: t.arg({ type: WishesInput }) },
    resolve: async (query, _root, { id, input }, context) => {
      await runRemoteImport(context, id, input);
      return context.db.remoteImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  retryRemoteImport: t.prismaField({
    type: RemoteImportObject,
    description: 'Another import of what failed in one, as far as it may be read another time.',
    authScopes: importers,
    errors: { types: [RemoteImportNotFound, NoProblemChosen] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      const retryId = await retryRemoteImport(context, id);
      return context.db.remoteImport.findUniqueOrThrow({ ...rowQuery(query), where: { id: retryId } });
    },
  }),
  importRemoteProblem: t.field({
    type: AdminProblemType,
    description: 'Imports one problem at once; for many, createRemoteImport keeps their progress.',
    authScopes: importers,
    errors: {
      types: [RemoteJudgeUnknown, RemoteReferencesInvalid, RemoteProblemKnown, RemoteStatementFailed, InvalidInput],
    },
    args: {
      judgeKey: t.arg.string({ validate: judgeText }),
      reference: t.arg.string({ validate: referenceText }),
      visibility: t.arg({ type: ProblemVisibilityEnum }),
    },
    resolve: async (_root, args, context) => adminProblem(context, await importRemoteProblem(context, args)),
  }),
}));

builder.queryFields((t) => ({
  remoteImport: t.prismaField({
    type: RemoteImportObject,
    description: 'One import. REMOTE_IMPORT_NOT_FOUND when there is none for the viewer.',
    authScopes: importers,
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await refuseStranger(context, id);
      return context.db.remoteImport.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  remoteImports: t.field({
    type: RemoteImportPage,
    description: "The viewer's imports, newest first.",
    authScopes: importers,
    complexity: pageComplexity(10),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: async (_root, args, context) => {
      const page = pageOf(args, 10);
      const where = ownRemoteImports(context);
      const [items, total] = await Promise.all([
        context.db.remoteImport.findMany({ where, orderBy: { id: 'desc' }, ...sliceOf(page) }),
        context.db.remoteImport.count({ where }),
      ]);
      return { ...page, items, total };
    },
  }),
}));

/** Without a word an import is looked at this often, in milliseconds. */
const idleMs = 5_000;

builder.subscriptionField('remoteImportChanged', (t) =>
  t.prismaField({
    type: RemoteImportObject,
    description: 'An import as it is now, then whenever it moves on; ends when it is done.',
    authScopes: importers,
    args: { id: t.arg.int() },
    subscribe: (_root, { id }, context) =>
      watch(context, {
        topic: 'remoteImport',
        filter: ({ remoteImportId }) => remoteImportId === id,
        idleMs,
        read: async (moment) => {
          await refuseStranger(moment, id);
          return moment.db.remoteImport.findUnique({ where: { id }, select: { id: true, state: true } });
        },
        isSame: () => false,
        isOver: ({ state }) => state === 'DONE',
      }),
    resolve: (query, { id }, _args, { db }) => db.remoteImport.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
