import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/*
 * The client and GraphiQL are built beforehand, each file with its .br and .gz beside it, so that nothing is compressed
 * per request. Names below assets/ carry a hash of their content and may be kept for ever; the pages themselves are
 * asked for each time.
 */

/** Where the built pages lie. */
export interface PageFolders {
  /** The client; its index.html answers every address that is not a file. */
  readonly client: string;
  readonly graphiql: string;
}

type PageName = keyof PageFolders;

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the index.html of a built page, or says that it is not built. */
    sendPage(page: PageName): FastifyReply;
  }
}

/** Serves the built pages. */
export async function registerPages(app: FastifyInstance, folders: PageFolders): Promise<void> {
  app.decorateReply('sendPage', function (this: FastifyReply, page: PageName) {
    if (existsSync(join(folders[page], 'index.html'))) return this.sendFile('index.html', folders[page]);
    return this.code(503)
      .type('text/plain; charset=utf-8')
      .send(`The page is not built: run "npm run build -w @verdict/${page === 'client' ? 'client' : 'server'}".\n`);
  });
  await serveFolder(app, folders.client, { prefix: '/', isFirst: true });
  await serveFolder(app, folders.graphiql, { prefix: '/graphiql/', isFirst: false });
}

async function serveFolder(
  app: FastifyInstance,
  root: string,
  { prefix, isFirst }: { readonly prefix: string; readonly isFirst: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: isFirst,
    suppressWarning: true,
    preCompressed: true,
    cacheControl: false,
    // Serving index.html is a matter of routes, here and in the not-found handler.
    index: isFirst ? 'index.html' : false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/**
 * Is a page wanted, and not data or a file? Browsers name HTML; what previews or checks a link takes anything, and
 * means a page where the address looks like none of a file.
 */
export function wantsPage(method: string, path: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|graphql|graphiql|judge|assets)(\/|$)/.test(path)) return false;
  if (accept?.includes('text/html') === true) return true;
  return (accept ?? '*/*').includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.');
}
