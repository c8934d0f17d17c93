import type { Context } from '@verdict/schema/core/context.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import { testDataZip } from '@verdict/schema/problem/editing/test-data-zip.service.ts';
import { readTestUpload } from '@verdict/schema/problem/upload/read-test-upload.service.ts';
import { UploadTooLarge } from '@verdict/schema/problem/upload/upload.error.ts';
import { maxUploadBytes, openUpload } from '@verdict/schema/problem/upload/upload.service.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attach } from './attachment.ts';
import { drain } from './editor-file.rest.ts';
import { failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';
import { RestTestUploadDocument } from './test-data.rest.generated.ts';
import { openUploadStream } from './upload.ts';
import { int, optionalInt, optionalText } from './wire.ts';

/** Test data as a whole, of the contract's area "file". */
export const testDataCalls = [
  restCall({
    method: 'POST',
    path: '/api/file/upload-testcase-zip',
    auth: 'user',
    isUpload: true,
    input: z.object({ mode: optionalText, gid: optionalInt }),
    async answer({ input, request, context, operate }) {
      const key = await receive(request, context, input.gid ?? null);
      const { testUpload } = await operate(RestTestUploadDocument, { uploadId: key });
      if (testUpload?.state !== 'READ') return failWith(400, testUpload?.error ?? '');
      const isSubtasks = input.mode === 'subtask_lowest' || input.mode === 'subtask_average';
      return {
        fileList: testUpload.cases.map(({ inputName, outputName, groupNumber }) => ({
          input: inputName,
          output: outputName,
          ...(isSubtasks ? { groupNum: groupNumber ?? 1 } : {}),
        })),
        fileListDir: key,
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/file/download-testcase',
    auth: 'user',
    input: z.object({ pid: int }),
    async answer({ input, context, reply }) {
      refuseToken(context, 'ADMIN');
      const zip = await testDataZip(context, input.pid);
      // Downloads say that they failed by the status of HTTP too.
      if (zip === null)
        throw new RestFailure({ httpStatus: 400, bodyStatus: 400, message: say(sentences.noTestData, context.locale) });
      return attach(reply, `problem_${input.pid}_testcase.zip`, 'application/x-download', zip);
    },
  }),
];

/**
 * Takes a zip in as an upload of the viewer's and reads it at once: old clients wait for the list of its files.
 *
 * @returns its key.
 */
async function receive(request: FastifyRequest, context: Context, groupId: number | null): Promise<string> {
  const { db, uploads } = context;
  const { name, content } = await openUploadStream(request, context, { field: 'file' });
  try {
    refuseToken(context, 'ADMIN');
    const upload = await openUpload(context, {
      purpose: 'TESTDATA',
      fileName: name,
      sizeBytes: Number(request.headers['content-length'] ?? 0),
      groupId,
      isOutputOptional: true,
    });
    const maxBytes = await maxUploadBytes(context);
    const forget = () => db.upload.deleteMany({ where: { id: upload.id } });
    const sizeBytes = await uploads.write(upload.key, content, maxBytes).catch(async (error: unknown) => {
      await forget();
      throw error;
    });
    if (sizeBytes === null) {
      await forget();
      throw new UploadTooLarge(maxBytes);
    }
    await db.upload.updateMany({ where: { id: upload.id }, data: { sizeBytes, state: 'QUEUED' } });
    await readTestUpload(context, upload.id);
    return upload.key;
  } catch (error) {
    drain(request, content);
    throw error;
  }
}
