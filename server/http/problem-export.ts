import { hasScope } from '@verdict/schema/core/api-scope.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { isSuperAdmin } from '@verdict/schema/core/viewer.rule.ts';
import { exportableProblems } from '@verdict/schema/problem/import-export/export-request.service.ts';
import {
  exportFormats,
  exportProblems,
  type ExportFormat,
} from '@verdict/schema/problem/import-export/export.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attach } from '../rest/attachment.ts';
import { say, sentences } from '../rest/sentences.ts';

interface Wanted {
  Querystring: { readonly pid?: string | string[]; readonly format?: string };
}

/**
 * Serves problems the viewer may change as one archive. `GET /api/file/export-problem?pid=1&pid=2` is that of the REST
 * contract, for super admins and in HOJ's format; `/api/file/export-packages` takes a format besides, for everybody.
 * Below /api/file a plain link is signed in by its cookie; an API token needs the scope that opens test data.
 */
export function registerProblemExport(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  const serve = (
    path: string,
    formatOf: (query: Wanted['Querystring']) => ExportFormat | undefined,
    isAllowed: (context: Context) => boolean,
  ) => {
    app.get<Wanted>(path, { config: { sessionCookie: 'read' } }, async (request, reply) => {
      const context = await contextOf(request, reply);
      const refuse = (status: number, msg: string) => reply.code(status).send({ status, data: null, msg });
      if (context.viewer.kind !== 'user') return refuse(401, say(sentences.signInNeeded, context.locale));
      if (!isAllowed(context) || !hasScope(context.viewer.apiScopes, 'ADMIN'))
        return refuse(403, say(sentences.roleNeeded, context.locale));
      const format = formatOf(request.query);
      // What may not be exported is as if it were not there.
      const found = format === undefined ? [] : await exportableProblems(context, idsIn(request.query.pid));
      return format === undefined || found.length === 0
        ? refuse(400, say(sentences.nothingToExport, context.locale))
        : sendExport(context, reply, found, format);
    });
  };
  serve(
    '/api/file/export-problem',
    () => 'HOJ',
    ({ viewer }) => isSuperAdmin(viewer),
  );
  serve(
    '/api/file/export-packages',
    ({ format }) => exportFormats.find((each) => each === format),
    () => true,
  );
}

/** Ids of a parameter that is repeated, or has several between commas. */
function idsIn(value: string | string[] | undefined): number[] {
  return [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
}

/**
 * Answers with an archive. When its making fails in the middle the connection breaks, so that nobody takes half of it
 * for the whole.
 */
function sendExport(context: Context, reply: FastifyReply, ids: readonly number[], format: ExportFormat): FastifyReply {
  const name = `problem_export_${format.toLowerCase()}_${context.now.getTime()}.zip`;
  return reply.send(attach(reply, name, 'application/x-download', exportProblems(context, ids, format)));
}
