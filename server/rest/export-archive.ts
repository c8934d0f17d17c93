import type { Readable } from 'node:stream';
import type { Context } from '@verdict/schema/core/context.ts';
import { exportProblems, type ExportFormat } from '@verdict/schema/problem/import-export/export.service.ts';
import type { FastifyReply } from 'fastify';
import { attach } from './attachment.ts';

/**
 * Answers with problems as an archive. When its making fails in the middle the connection breaks, so that nobody takes
 * half of it for the whole.
 */
export function attachExport(
  context: Context,
  reply: FastifyReply,
  ids: readonly number[],
  format: ExportFormat,
): Readable {
  const name = `problem_export_${format.toLowerCase()}_${context.now.getTime()}.zip`;
  return attach(reply, name, 'application/x-download', exportProblems(context, ids, format));
}
