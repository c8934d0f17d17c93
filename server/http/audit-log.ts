import { Readable } from 'node:stream';
import { hasScope } from '@verdict/schema/core/api-scope.ts';
import { auditAreas } from '@verdict/schema/core/audit/audit-actions.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { csvOf } from '@verdict/schema/core/sheet/csv.ts';
import { auditSheet } from '@verdict/schema/site/audit/audit-sheet.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attach } from '../rest/attachment.ts';
import { say, sentences } from '../rest/sentences.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const wantedSchema = z.object({
  groupId: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
  actor: z.string().max(255).optional(),
  area: z.enum(auditAreas).optional(),
  targetKind: z.string().max(30).optional(),
  target: z.string().max(255).optional(),
  from: moment.optional(),
  until: moment.optional(),
});

/** Serves entries of the audit log that the viewer may read as a table. A plain link is signed in by its cookie. */
export function registerAuditLog(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.get('/api/file/audit-log', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const refuse = (status: number, msg: string) => reply.code(status).send({ status, data: null, msg });
    if (context.viewer.kind !== 'user') return refuse(401, say(sentences.signInNeeded, context.locale));
    if (!hasScope(context.viewer.apiScopes, 'ADMIN')) return refuse(403, say(sentences.roleNeeded, context.locale));
    const wanted = wantedSchema.safeParse(request.query);
    if (!wanted.success) return refuse(400, z.prettifyError(wanted.error));
    const content = Readable.from([Buffer.from(csvOf(await auditSheet(context, wanted.data)))]);
    return attach(reply, 'audit-log.csv', 'text/csv; charset=utf-8', content);
  });
}
