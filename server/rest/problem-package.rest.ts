import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '@verdict/schema/core/context.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import { exportableProblems } from '@verdict/schema/problem/import-export/export-request.service.ts';
import { importItem } from '@verdict/schema/problem/import-export/import-item.service.ts';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { createIssueLog, type PackageIssue } from '@verdict/schema/problem/package/issue-log.ts';
import type { PackageFormat } from '@verdict/schema/problem/package/problem-content.ts';
import { makeScratchFolder } from '@verdict/schema/problem/package/scratch-folder.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attachExport } from './export-archive.ts';
import { failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';
import { openUploadStream } from './upload.ts';
import { idList } from './wire.ts';

/**
 * Largest file that is imported while its sender waits, in bytes; larger ones are sent in parts (tus) and imported in
 * the background.
 */
const maxBytes = 512 * 1024 ** 2;

/** Calls of the contract's area "file" that take packages of problems, or give them. */
export const problemPackageCalls = [
  importCall('/api/file/import-problem', 'HOJ'),
  importCall('/api/file/import-qdoj-problem', 'QDUOJ'),
  importCall('/api/file/import-fps-problem', 'FPS'),
  importCall('/api/file/import-hydro-problem', 'HYDRO'),
  restCall({
    method: 'GET',
    path: '/api/file/export-problem',
    auth: 'root',
    input: z.object({ pid: idList }),
    async answer({ input: { pid }, context, reply }) {
      refuseToken(context, 'ADMIN');
      // What may not be exported is as if it were not there.
      const found = await exportableProblems(context, pid);
      if (found.length > 0) return attachExport(context, reply, found, 'HOJ');
      // Downloads say that they failed by the status of HTTP too.
      throw new RestFailure({
        httpStatus: 400,
        bodyStatus: 400,
        message: say(sentences.nothingToExport, context.locale),
      });
    },
  }),
];

function importCall(path: string, format: PackageFormat) {
  return restCall({
    method: 'POST',
    path,
    auth: 'root',
    isUpload: true,
    input: z.object({}),
    async answer({ request, context }) {
      const folder = await makeScratchFolder('upload');
      try {
        const file = await receive(request, context, folder);
        const faults = await importAll(file, format, context, folder);
        return faults.length === 0 ? null : failWith(400, faults.join('\n'));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

interface Received {
  readonly path: string;
  readonly name: string;
}

async function receive(request: FastifyRequest, context: Context, folder: string): Promise<Received> {
  const { name, content, isCutOff } = await openUploadStream(request, context, { field: 'file', maxBytes });
  const path = join(folder, 'upload');
  await pipeline(content, createWriteStream(path));
  if (isCutOff())
    return failWith(400, say(sentences.packageTooLarge, context.locale, { size: String(maxBytes / 1024 ** 2) }));
  return { path, name };
}

/**
 * Imports all problems of a file, whatever its name; one that fails does not stop the others.
 *
 * @returns what went wrong,
 * by problem.
 */
async function importAll(
  { path, name }: Received,
  format: PackageFormat,
  context: Context,
  temporaryFolder: string,
): Promise<string[]> {
  const { locale, viewer } = context;
  const log = createIssueLog();
  await using open = await openPackages(path, log, { name, temporaryFolder });
  if (open === null || viewer.kind !== 'user') return [lineOf(name, log.problems, locale)];
  const items = open.items.filter((item) => item.format === format);
  if (items.length === 0)
    return [
      say(sentences.otherFormat, locale, {
        format,
        found: [...new Set(open.items.map((item) => item.format))],
      }),
    ];
  const faults: string[] = [];
  for (const item of items) {
    const outcome = await importItem(context, item, {
      userId: viewer.userId,
      visibility: 'PUBLIC',
      isIdKept: true,
      prefix: '',
    });
    if (outcome.imported === null) faults.push(lineOf(item.title ?? item.name, outcome.log.problems, locale));
  }
  return faults.length === 0
    ? []
    : [
        say(sentences.importedSome, locale, {
          done: String(items.length - faults.length),
          failed: String(faults.length),
        }),
        ...faults,
      ];
}

function lineOf(name: string, issues: readonly PackageIssue[], locale: Context['locale']): string {
  const words = issues
    .slice(0, 5)
    .map(
      ({ file, message, messageZh }) => `${file === '.' ? '' : `${file} `}${locale === 'zh-CN' ? messageZh : message}`,
    );
  return `${name}: ${words.join(' ')}`;
}
