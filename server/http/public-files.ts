import { extname } from 'node:path';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/context.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/*
 * Images and attachments of statements, files sent in editors, avatars and pictures of the carousel, named by the hash of their content and an
 * extension. They are other people's files under our address: whatever they hold, a browser must neither guess a type nor
 * run anything in them.
 */

const imageTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.bmp': 'image/bmp',
  '.svg': 'image/svg+xml',
};
/** Shown in the browser; every other attachment is downloaded. */
const readableTypes: Readonly<Record<string, string>> = { '.txt': 'text/plain; charset=utf-8', '.pdf': 'application/pdf' };

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

interface Named {
  Params: { readonly name: string };
}

/** Serves `/api/public/img/:name` and `/api/public/file/:name`; no sign-in, as the REST contract says. */
export function registerPublicFiles(app: FastifyInstance, services: Pick<Services, 'db' | 'files'>): void {
  app.get<Named>('/api/public/img/:name', async ({ params: { name } }, reply) => {
    const type = imageTypes[extname(name).toLowerCase()];
    return type === undefined ? notFound(reply) : send(services, reply, { name, type, isDownload: false });
  });
  app.get<Named>('/api/public/file/:name', async ({ params: { name } }, reply) => {
    const type = readableTypes[extname(name).toLowerCase()];
    return send(services, reply, { name, type: type ?? 'application/octet-stream', isDownload: type === undefined });
  });
}

async function send(
  { db, files }: Pick<Services, 'db' | 'files'>,
  reply: FastifyReply,
  { name, type, isDownload }: { readonly name: string; readonly type: string; readonly isDownload: boolean },
): Promise<FastifyReply> {
  const sha256 = /^([0-9a-f]{64})\.[a-z0-9]{1,10}$/i.exec(name)?.[1]?.toLowerCase();
  if (sha256 === undefined) return notFound(reply);
  // Only what is meant for readers: a hash of test data must not open it.
  const shown: Prisma.StoredFileWhereInput[] = [{ problemFiles: { some: { kind: { in: ['STATEMENT', 'ATTACHMENT'] } } } }, { avatarOf: { some: {} } }, { carouselImages: { some: {} } }, { editorFiles: { some: {} } }];
  const file = await db.storedFile.findFirst({ where: { sha256, OR: shown }, select: { sizeBytes: true } });
  if (file === null || !(await files.has(sha256))) return notFound(reply);
  reply.headers({ ...safety, 'Content-Type': type, 'Content-Length': Number(file.sizeBytes) });
  if (isDownload) reply.header('Content-Disposition', `attachment;filename=${name}`);
  return reply.send(files.read(sha256));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-cache').send({ status: 404, data: null, msg: 'No such file.' });
}
