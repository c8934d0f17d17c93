import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { Context } from '@verdict/schema/core/context.ts';
import { isOverload } from '@verdict/schema/core/timeout.ts';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ContextOf } from '../context.ts';
import { localeOf } from '../locale.ts';
import { refuseLongQuery } from './document-check.ts';
import { busyMessage } from './public-error.ts';

/** Largest body of an operation, in bytes: a judge's report of a problem with thousands of cases must fit. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Operations at POST /graphql; a browser that opens the address gets GraphiQL. */
export function registerGraphql(
  app: FastifyInstance,
  options: { readonly apollo: ApolloServer<Context>; readonly contextOf: ContextOf },
): void {
  app.post('/graphql', {
    bodyLimit: maxBodyBytes,
    handler: fastifyApolloHandler(options.apollo, { context: told(options.contextOf) }),
  });
  app.get('/graphql', async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) {
      return reply
        .code(405)
        .header('Allow', 'POST')
        .send({ errors: [{ message: 'Send operations by POST.', extensions: { code: 'BAD_REQUEST' } }] });
    }
    return reply.header('Cache-Control', 'no-cache').sendPage('graphiql');
  });
}

/** A context that cannot be made (the database is away) is our failure, and nobody after us would log it. */
function told(contextOf: ContextOf): ContextOf {
  return async (request, reply) => {
    try {
      const context = await contextOf(request, reply);
      refuseLongQuery(queryOf(request.body), context.locale);
      return context;
    } catch (error) {
      if (error instanceof GraphQLError) throw error;
      request.log.error({ err: error }, 'the context of a request could not be made');
      const told = isOverload(error)
        ? busyMessage(localeOf(request.headers['locale'], request.headers['accept-language']))
        : null;
      throw new GraphQLError('', { extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: request.id, told } });
    }
  };
}

function queryOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
}
