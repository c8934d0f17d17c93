import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { findExportFile } from '@verdict/schema/account/data-export/find-export.service.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { rowId } from '@verdict/schema/core/row-id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attach } from '../rest/attachment.ts';
import { say, sentences } from '../rest/sentences.ts';

interface Wanted {
  Querystring: { readonly id?: string | string[] };
}

/** Sends an archive with the data of an account to who asked for it. A plain link is signed in by its cookie. */
export function registerDataExport(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.get<Wanted>('/api/file/data-export', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const refuse = (status: number, msg: string) => reply.code(status).send({ status, data: null, msg });
    const { viewer } = context;
    // A token of a tool is no session: it may be in other hands than its owner's.
    if (viewer.kind !== 'user' || viewer.sessionId === null)
      return refuse(401, say(sentences.signInNeeded, context.locale));
    const file = await findExportFile(context, rowId(String(request.query.id)));
    // Somebody may have cleared the folder of uploads.
    const isThere =
      file !== null &&
      (await stat(file.path).then(
        () => true,
        () => false,
      ));
    if (file === null || !isThere) return refuse(404, say(sentences.noDataExport, context.locale));
    reply.header('Content-Length', file.sizeBytes);
    return attach(reply, file.name, 'application/zip', createReadStream(file.path));
  });
}
