import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../rest/open-api.ts';
import { restCalls } from '../rest/routes.ts';

const prefix = '/api/docs/';
const ownFolder = join(import.meta.dirname, '../api-docs');
const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** What our page takes from Swagger UI. */
const swaggerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** Serves the description of the REST layer: `/api/docs/` to read and try, `/api/docs/openapi.json` for tools. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  let document: string | null = null;
  app.get(`${prefix}openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(restCalls));
    return reply.type('application/json').header('Cache-Control', 'no-cache').send(document);
  });
  app.get('/api/docs', (_request, reply) => reply.redirect(prefix, 308));
  for (const name of swaggerFiles)
    app.get(`${prefix}${name}`, (_request, reply) => reply.sendFile(name, swaggerFolder, { maxAge: '1d' }));
  await app.register(fastifyStatic, { root: ownFolder, prefix, decorateReply: false, cacheControl: false });
}
