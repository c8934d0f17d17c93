import type { Services } from '@verdict/schema/core/context.ts';
import { mayNodeFetch } from '@verdict/schema/queue/task/node-files.service.ts';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../context.ts';

/**
 * Serves a judge the files of the tasks it holds, by hash: `/judge/files/:sha256` with its token. 410: it is missing in
 * the store.
 */
export function registerJudgeFiles(app: FastifyInstance, services: Services, contextOf: ContextOf): void {
  app.get<{ Params: { readonly sha256: string } }>('/judge/files/:sha256', async (request, reply) => {
    const { viewer } = await contextOf(request, reply);
    if (viewer.kind !== 'judge') return reply.code(401).send({ message: "A judge node's token is needed." });
    const { sha256 } = request.params;
    const isOpen = /^[0-9a-f]{64}$/.test(sha256) && (await mayNodeFetch(services, viewer.nodeId, sha256));
    if (!isOpen) return reply.code(404).send({ message: 'No such file.' });
    if (!(await services.files.has(sha256)))
      return reply.code(410).send({ message: 'The file is missing in the content store.' });
    return reply
      .headers({
        'Content-Type': 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, max-age=31536000, immutable',
      })
      .send(services.files.read(sha256));
  });
}
