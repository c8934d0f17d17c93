import { hasScope } from '@verdict/schema/core/api-scope.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { exportableProblems } from '@verdict/schema/problem/import-export/export-request.service.ts';
import { exportFormats } from '@verdict/schema/problem/import-export/export.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachExport } from '../rest/export-archive.ts';
import { say, sentences } from '../rest/sentences.ts';

interface Wanted {
  Querystring: { readonly pid?: string | string[]; readonly format?: string };
}

/**
 * Serves problems the viewer may change as one archive, in a format of their choice; the REST contract has a call for
 * HOJ's. Below /api/file a plain link is signed in by its cookie; an API token needs the scope that opens test data.
 */
export function registerProblemExport(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.get<Wanted>('/api/file/export-packages', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const refuse = (status: number, msg: string) => reply.code(status).send({ status, data: null, msg });
    if (context.viewer.kind !== 'user') return refuse(401, say(sentences.signInNeeded, context.locale));
    if (!hasScope(context.viewer.apiScopes, 'ADMIN')) return refuse(403, say(sentences.roleNeeded, context.locale));
    const format = exportFormats.find((each) => each === request.query.format);
    // What may not be exported is as if it were not there.
    const found = format === undefined ? [] : await exportableProblems(context, idsIn(request.query.pid));
    return format === undefined || found.length === 0
      ? refuse(400, say(sentences.nothingToExport, context.locale))
      : reply.send(attachExport(context, reply, found, format));
  });
}

/** Ids of a parameter that is repeated, or has several between commas. */
function idsIn(value: string | string[] | undefined): number[] {
  return [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
}
