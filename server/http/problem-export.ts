import type { Context } from '@verdict/schema/context.ts';
import { exportableProblems } from '@verdict/schema/problem-exchange/export-request.service.ts';
import { exportFormats, exportProblems } from '@verdict/schema/problem-exchange/export.service.ts';
import type { ExportFormat } from '@verdict/schema/problem-exchange/export.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Wanted {
  Querystring: { readonly pid?: string | string[]; readonly format?: string };
}

/**
 * Serves `GET /api/file/export-packages?pid=1&pid=2&format=KATTIS`: problems the viewer may change, as one archive. It is
 * below /api/file, where a plain link is signed in by its cookie.
 */
export function registerProblemExport(app: FastifyInstance, contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>): void {
  app.get<Wanted>('/api/file/export-packages', async (request, reply) => {
    const context = await contextOf(request, reply);
    if (context.viewer.kind !== 'user') return reply.code(401).send({ status: 401, data: null, msg: 'Please login first' });
    const format = exportFormats.find((each) => each === request.query.format);
    const ids = [request.query.pid ?? []].flat().map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
    const found = format === undefined ? [] : await exportableProblems(context, ids);
    // What may not be exported is as if it were not there.
    if (format === undefined || found.length === 0) return reply.code(404).send({ status: 404, data: null, msg: 'No such problems' });
    return sendExport(context, reply, found, format);
  });
}

/** Answers with an archive. When its making fails in the middle the connection breaks, so that nobody takes half of it for the whole. */
export function sendExport(context: Context, reply: FastifyReply, ids: readonly number[], format: ExportFormat): FastifyReply {
  const name = `problem_export_${format.toLowerCase()}_${context.now.getTime()}.zip`;
  return reply.header('Content-Type', 'application/x-download').header('Content-Disposition', `attachment; filename="${name}"`).send(exportProblems(context, ids, format));
}
