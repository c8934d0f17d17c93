import type { Context } from '@verdict/schema/core/context.ts';
import { isTimeZone } from '@verdict/schema/core/settings/site-day.ts';
import { progressOrders } from '@verdict/schema/group/progress/group-progress.service.ts';
import { progressSheet } from '@verdict/schema/group/progress/progress-sheet.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { say, sentences } from '../rest/sentences.ts';
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
  timeZone: z.string().max(100).refine(isTimeZone).optional(),
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
    serve: async (context, { format, classId = null, timeZone = null, ...which }, reply) => {
      const sheet = await progressSheet(context, { ...which, classId, timeZone });
      const name = `group_${which.groupId}_training_${which.trainingId}`;
      const title = say(sentences.progressSheet, context.locale);
      return attachSheet(reply, sheet, { name, title, format, stickyColumnsCount: 1 });
    },
  });
}
