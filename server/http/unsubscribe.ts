import { endDigest } from '@verdict/schema/account/digest/digest.service.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const path = '/api/unsubscribe';
const query = z.object({ token: z.string().max(500) });

/**
 * Ends a mail digest by its link. Mail programs post to it (RFC 8058); people who follow it see a page with a button
 * that does, since programs that look at links beforehand must change nothing.
 */
export async function registerUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (own) => {
    // Whatever form it comes as: the link says it all.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { bodyLimit: 4_096, parseAs: 'string' }, (_request, _body, done) => done(null, null));
    own.post(path, async (request, reply) => {
      const { data } = query.safeParse(request.query);
      const isOurs = data !== undefined && (await endDigest(services, data.token));
      return reply
        .code(isOurs ? 200 : 404)
        .send({ status: isOurs ? 200 : 404, data: null, msg: isOurs ? 'success' : 'This link is not valid.' });
    });
  });
  app.get(path, (request, reply) => {
    const { data } = query.safeParse(request.query);
    return reply.redirect(`/unsubscribe?token=${encodeURIComponent(data?.token ?? '')}`, 303);
  });
}
