import type { Context } from '@verdict/schema/core/context.ts';
import { progressOrders } from '@verdict/schema/group/progress/group-progress.service.ts';
import { progressSheet } from '@verdict/schema/group/progress/progress-sheet.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attachSheet } from '../rest/sheet-file.ts';
import { registerStaffFile } from './staff-file.ts';

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
  order: z.enum(progressOrders).default('NAME'),
  format: z.enum(['csv', 'xlsx']).default('xlsx'),
});

/** Serves the class view of a list as a table, for admins of a group. */
export function registerGroupProgress(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  registerStaffFile(app, {
    path: '/api/file/group-progress',
    contextOf,
    wanted: wantedSchema,
    serve: async (context, { format, classId = null, ...which }, reply) => {
      const sheet = await progressSheet(context, { ...which, classId });
      const name = `group_${which.groupId}_training_${which.trainingId}`;
      return attachSheet(reply, sheet, { name, format, stickyColumnsCount: 1 });
    },
  });
}
