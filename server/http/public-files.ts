import { extname } from 'node:path';
import type { Services } from '@verdict/schema/core/context.ts';
import { findShownFile } from '@verdict/schema/site/files/shown-file.service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextOf } from '../context.ts';

/*
 * Images and attachments of statements, files sent in editors, avatars and pictures of the carousel and the footer,
 * named by the hash of their content and an extension. They are other people's files under our address: whatever they
 * hold, a browser must neither guess a type nor run anything in them. What belongs to hidden problems alone is for
 * those who may see one of them, in the bank or in a contest, by the session cookie, since an image sends no header;
 * who asks is looked at only then, so that a copy anybody may keep says nothing of anyone.
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
const readableTypes: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

/**
 * A PDF is shown inside a statement by the browser's own viewer, which a sandbox would keep out; nothing else of ours
 * may be framed.
 */
const framed = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const keptByAll = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** Kept by the browser of who may see it, and asked for each time whether that is still so. */
const keptByOne = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };

interface Named {
  Params: { readonly name: string };
}

/**
 * Serves `/api/public/img/:name` and `/api/public/file/:name`; what is public without a sign-in, as the REST contract
 * says.
 */
export function registerPublicFiles(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'files'>,
  contextOf: ContextOf,
): void {
  const asking = { services, contextOf };
  app.get<Named>('/api/public/img/:name', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const { name } = request.params;
    const type = imageTypes[extname(name).toLowerCase()];
    return type === undefined ? notFound(reply) : send(asking, { request, reply }, { name, type, isDownload: false });
  });
  app.get<Named>('/api/public/file/:name', { config: { sessionCookie: 'read' } }, async (request, reply) => {
    const { name } = request.params;
    const type = readableTypes[extname(name).toLowerCase()];
    return send(
      asking,
      { request, reply },
      { name, type: type ?? 'application/octet-stream', isDownload: type === undefined },
    );
  });
}

async function send(
  { services, contextOf }: { readonly services: Pick<Services, 'db' | 'files'>; readonly contextOf: ContextOf },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { name, type, isDownload }: { readonly name: string; readonly type: string; readonly isDownload: boolean },
): Promise<FastifyReply> {
  const sha256 = /^([0-9a-f]{64})\.[a-z0-9]{1,10}$/i.exec(name)?.[1]?.toLowerCase();
  if (sha256 === undefined) return notFound(reply);
  const { files } = services;
  const file = await findShownFile(
    services,
    { sha256, now: new Date() },
    async () => (await contextOf(request, reply)).viewer,
  );
  if (file === null || !(await files.has(sha256))) return notFound(reply);
  const tag = `"${sha256}"`;
  reply.headers({
    ...safety,
    ...(file.isPublic ? keptByAll : { ...keptByOne, ETag: tag }),
    ...(type === readableTypes['.pdf'] ? framed : {}),
    'Content-Type': type,
  });
  if (!file.isPublic && request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.header('Content-Length', file.sizeBytes);
  if (isDownload) reply.header('Content-Disposition', `attachment;filename=${name}`);
  return reply.send(files.read(sha256));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-cache').send({ status: 404, data: null, msg: 'No such file.' });
}
