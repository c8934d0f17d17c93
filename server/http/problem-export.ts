import type { Context } from '@verdict/schema/core/context.ts';
import { exportableProblems } from '@verdict/schema/problem/import-export/export-request.service.ts';
import { exportFormats } from '@verdict/schema/problem/import-export/export.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attachExport } from '../rest/export-archive.ts';
import { say, sentences } from '../rest/sentences.ts';
import { registerStaffFile } from './staff-file.ts';

const wantedSchema = z.object({
  pid: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.enum(exportFormats).optional().catch(undefined),
});

/**
 * Serves problems the viewer may change as one archive, in a format of their choice; the REST contract has a call for
 * HOJ's.
 */
export function registerProblemExport(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  registerStaffFile(app, {
    path: '/api/file/export-packages',
    contextOf,
    wanted: wantedSchema,
    serve: async (context, { pid, format }, reply) => {
      // What may not be exported is as if it were not there.
      const found = format === undefined ? [] : await exportableProblems(context, idsIn(pid));
      return format === undefined || found.length === 0
        ? say(sentences.nothingToExport, context.locale)
        : attachExport(context, reply, found, format);
    },
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
