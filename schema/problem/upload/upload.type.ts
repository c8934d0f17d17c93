import { UploadPurpose, UploadState } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context, Locale } from '../../core/context.ts';
import { sentenceSchema } from '../../core/errors.ts';
import { requestReading, watchUpload } from './request-reading.service.ts';
import { UploadNotComplete, UploadNotFound } from './upload.error.ts';
import { dropUpload, touchUpload, type UploadRow } from './upload.service.ts';

const UploadPurposeEnum = builder.enumType(UploadPurpose, { name: 'UploadPurpose' });
const UploadStateEnum = builder.enumType(UploadState, {
  name: 'UploadState',
  description:
    'RECEIVING until all bytes are there. Test data are then read in the background: ' +
    'QUEUED, READING, and READ or FAILED.',
});

/** A pair of files found in test data. */
interface FoundCase {
  readonly name: string;
  readonly inputName: string;
  readonly outputName: string;
  readonly isSample: boolean;
  readonly groupNumber: number | null;
  readonly input: { readonly sizeBytes: bigint };
  readonly output: { readonly sizeBytes: bigint };
}

const UploadedCaseType = builder.objectRef<FoundCase>('UploadedCase').implement({
  description: 'A test case found in an upload.',
  fields: (t) => ({
    name: t.exposeString('name'),
    inputName: t.exposeString('inputName', { description: 'Path in the zip.' }),
    outputName: t.exposeString('outputName'),
    inputBytes: t.float({ resolve: ({ input }) => Number(input.sizeBytes) }),
    outputBytes: t.float({ resolve: ({ output }) => Number(output.sizeBytes) }),
    isSample: t.exposeBoolean('isSample'),
    groupNumber: t.exposeInt('groupNumber', {
      nullable: true,
      description: 'Proposed by its folder; null: the zip has no folders for groups.',
    }),
  }),
});

const TestUploadType = builder.objectRef<UploadRow>('TestUpload').implement({
  description: "A file of the viewer's sent by /api/uploads/ (tus), until it is used.",
  fields: (t) => ({
    id: t.exposeString('key', { description: 'Last part of its address.' }),
    purpose: t.expose('purpose', { type: UploadPurposeEnum }),
    fileName: t.exposeString('fileName'),
    sizeBytes: t.float({ resolve: ({ sizeBytes }) => Number(sizeBytes) }),
    state: t.expose('state', { type: UploadStateEnum }),
    entriesDone: t.exposeInt('entriesDone', { description: 'Files of the zip that have been read.' }),
    entriesTotal: t.exposeInt('entriesTotal', {
      nullable: true,
      description: 'Files of the zip that are to be read; null before it is known.',
    }),
    cases: t.field({
      type: [UploadedCaseType],
      description: 'Test cases in their order; none before the state is READ.',
      complexity: { field: 5, multiplier: 10 },
      resolve: ({ id, state }, _args, { db }) => (state === 'READ' ? foundCases(db, id) : []),
    }),
    warnings: t.stringList({
      description: 'What was left out or guessed.',
      resolve: ({ warnings }, _args, { locale }) =>
        z
          .array(sentenceSchema)
          .catch([])
          .parse(warnings)
          .map((sentence) => sentence[locale]),
    }),
    error: t.string({
      nullable: true,
      description: 'Why the data cannot be used, with the names of files.',
      resolve: ({ error }, _args, { locale }) => wordsOf(error, locale),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

function wordsOf(stored: unknown, locale: Locale): string | null {
  return sentenceSchema.safeParse(stored).data?.[locale] ?? null;
}

function foundCases(db: Context['db'], uploadId: number): Promise<FoundCase[]> {
  const size = { select: { sizeBytes: true } } as const;
  return db.uploadedCase.findMany({
    where: { uploadId },
    orderBy: { position: 'asc' },
    select: {
      name: true,
      inputName: true,
      outputName: true,
      isSample: true,
      groupNumber: true,
      input: size,
      output: size,
    },
  });
}

builder.queryFields((t) => ({
  testUpload: t.field({
    type: TestUploadType,
    nullable: true,
    description: "An upload of the viewer's. Null when there is none, or it has run out.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { uploadId: t.arg.string({ validate: z.string().max(64) }) },
    resolve: async (_root, { uploadId }, context) => {
      try {
        return await touchUpload(context, uploadId);
      } catch (error) {
        if (error instanceof UploadNotFound) return null;
        throw error;
      }
    },
  }),
}));

builder.mutationFields((t) => ({
  readTestUpload: t.field({
    type: TestUploadType,
    description:
      'Has uploaded test data read in the background; testUploadChanged tells how it goes. ' +
      'Data that could not be read are tried again.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [UploadNotFound, UploadNotComplete] },
    args: { uploadId: t.arg.string({ validate: z.string().max(64) }) },
    resolve: (_root, { uploadId }, context) => requestReading(context, uploadId),
  }),
  dropUpload: t.field({
    type: 'String',
    description: "Removes an upload of the viewer's; answers its id.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [UploadNotFound] },
    args: { uploadId: t.arg.string({ validate: z.string().max(64) }) },
    resolve: async (_root, { uploadId }, context) => {
      await dropUpload(context, uploadId);
      return uploadId;
    },
  }),
}));

builder.subscriptionFields((t) => ({
  testUploadChanged: t.field({
    type: TestUploadType,
    description:
      "An upload of the viewer's: as it is now, and whenever it moves on until it is READ or FAILED. " +
      'Ends at once when there is none.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { uploadId: t.arg.string({ validate: z.string().max(64) }) },
    subscribe: (_root, { uploadId }, context) => watchUpload(context, uploadId),
    resolve: (upload) => upload,
  }),
}));
