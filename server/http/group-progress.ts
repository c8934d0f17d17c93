import { hasScope } from '@verdict/schema/core/api-scope.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { progressSheet } from '@verdict/schema/group/progress/progress-sheet.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { say, sentences } from '../rest/sentences.ts';
import { attachSheet } from '../rest/sheet-file.ts';

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const wantedSchema = z.object({
  groupId: id,
  trainingId: id,
  classId: id.optional(),
  search: z.string().max(100).default(''),
  format: z.enum(['csv', 'xlsx']).default('xlsx'),
});

/** Serves the class view of a list as a table, for admins of a group. A plain link is signed in by its cookie. */
export function registerGroupProgress(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.get('/api/file/group-progress', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const refuse = (status: number, msg: string) => reply.code(status).send({ status, data: null, msg });
    if (context.viewer.kind !== 'user') return refuse(401, say(sentences.signInNeeded, context.locale));
    if (!hasScope(context.viewer.apiScopes, 'ADMIN')) return refuse(403, say(sentences.roleNeeded, context.locale));
    const wanted = wantedSchema.safeParse(request.query);
    if (!wanted.success) return refuse(400, z.prettifyError(wanted.error));
    const { format, classId = null, ...which } = wanted.data;
    try {
      const sheet = await progressSheet(context, { ...which, classId, order: 'NAME' });
      const name = `group_${which.groupId}_training_${which.trainingId}`;
      return await attachSheet(reply, sheet, { name, format, stickyColumnsCount: 1 });
    } catch (error) {
      if (error instanceof DomainError) return refuse(400, error.messageIn(context.locale));
      throw error;
    }
  });
}
