import { Readable } from 'node:stream';
import { auditAreas } from '@verdict/schema/core/audit/audit-actions.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { isSettingKey } from '@verdict/schema/core/settings/setting-guide.ts';
import { csvOf } from '@verdict/schema/core/sheet/csv.ts';
import { auditSheet } from '@verdict/schema/site/audit/audit-sheet.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attach } from '../rest/attachment.ts';
import { auditWordsIn } from './audit-words.ts';
import { registerStaffFile } from './staff-file.ts';

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
  settings: z
    .string()
    .max(5_000)
    .transform((text) => text.split(',').filter(isSettingKey))
    .optional(),
  from: moment.optional(),
  until: moment.optional(),
});

/** Serves entries of the audit log that the viewer may read as a table. */
export function registerAuditLog(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  registerStaffFile(app, {
    path: '/api/file/audit-log',
    contextOf,
    wanted: wantedSchema,
    serve: async (context, wanted, reply) => {
      const sheet = await auditSheet(context, wanted, auditWordsIn(context.locale));
      const content = Readable.from([Buffer.from(csvOf(sheet))]);
      return attach(reply, 'audit-log.csv', 'text/csv; charset=utf-8', content);
    },
  });
}
