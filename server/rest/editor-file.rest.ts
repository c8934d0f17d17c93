import { Readable } from 'node:stream';
import {
  EditorFileInvalid,
  maxEditorFileBytes,
  maxImageBytes,
} from '@verdict/schema/problem/files/editor-file.error.ts';
import {
  addEditorFile,
  addEditorImage,
  deleteEditorFile,
  refuseEditorFiles,
} from '@verdict/schema/problem/files/editor-file.service.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { restCall } from './rest-call.ts';
import { openUploadStream, readUpload } from './upload.ts';
import { int, optionalInt } from './wire.ts';

const groupInput = z.object({ gid: optionalInt });
/** `kind`: a file that is something else is refused. */
const fileInput = groupInput.extend({ kind: z.literal('pdf').optional() });

/** Images and files that editors put into texts, of the contract's area "file". */
export const editorFileCalls = [
  restCall({
    method: 'POST',
    path: '/api/file/upload-md-img',
    auth: 'user',
    isUpload: true,
    input: groupInput,
    async answer({ input, request, context }) {
      const { bytes, fields } = await readUpload(request, context, { field: 'image', maxBytes: maxImageBytes });
      const groupId = groupOf(input.gid, fields);
      const { id, link } = await addEditorImage(context, bytes, groupId);
      return { link, fileId: id };
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/file/upload-md-file',
    auth: 'user',
    isUpload: true,
    input: fileInput,
    async answer({ input, request, context }) {
      const { name, content, fields, readFields } = await openUploadStream(request, context, { field: 'file' });
      try {
        // Asked before the bytes are read, so that nobody else fills the disk; of any group while none is named.
        await refuseEditorFiles(context, groupOf(input.gid, fields));
        const { link } = await addEditorFile(context, {
          content: bounded(content),
          name,
          readGroupId: async () => groupOf(input.gid, await readFields()),
          isPdf: input.kind === 'pdf',
        });
        return { link };
      } catch (error) {
        drain(request, content);
        throw error;
      }
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/file/delete-md-img',
    auth: 'user',
    changesState: true,
    input: z.object({ fileId: int }),
    async answer({ input, context }) {
      await deleteEditorFile(context, input.fileId);
      return null;
    },
  }),
];

/** The group an upload is for, as old clients say it: among the fields, or in the address. */
function groupOf(gid: number | undefined, fields: Readonly<Record<string, string>>): number | null {
  return gid ?? optionalInt.catch(undefined).parse(fields['gid']) ?? null;
}

/** The same bytes; ends with an error when they are too many. */
function bounded(content: Readable): Readable {
  async function* counted(): AsyncGenerator<Buffer> {
    let sizeBytes = 0;
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk);
      sizeBytes += bytes.length;
      if (sizeBytes > maxEditorFileBytes) throw new EditorFileInvalid();
      yield bytes;
    }
  }
  return Readable.from(counted());
}

/** What is not wanted is read away, so that the client hears the answer. */
export function drain(request: FastifyRequest, content: Readable): void {
  if (!content.destroyed) content.resume();
  else request.raw.resume();
}
