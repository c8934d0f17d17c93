import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type User } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import type { Context, Services } from '@verdict/schema/core/context.ts';
import { schema } from '@verdict/schema/index.ts';
import { graphql } from 'graphql';
import { testDatabaseUrl } from './test-server.ts';

/**
 * How many SQL statements an operation sends, of several viewers all theirs at the same moment.
 *
 * @throws when an
 * operation has errors.
 */
export async function countQueries(
  services: Services,
  {
    query,
    variables,
    viewer,
  }: { readonly query: string; readonly variables: Record<string, unknown>; readonly viewer: User | readonly User[] },
): Promise<number> {
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: testDatabaseUrl() }),
    log: [{ emit: 'event', level: 'query' }],
  });
  let count = 0;
  db.$on('query', () => (count += 1));
  try {
    const viewers = await Promise.all([viewer].flat().map((one) => viewerOf(services.db, one)));
    const contextOf = (one: Context['viewer']): Context => ({
      ...services,
      db,
      now: new Date(),
      locale: 'en-US',
      requestId: 'count',
      address: '127.0.0.1',
      userAgent: null,
      signal: new AbortController().signal,
      viewer: one,
      session: { issued: () => {}, ended: () => {} },
    });
    await Promise.all(
      viewers.map(async (one) => {
        const { errors } = await graphql({
          schema,
          source: query,
          variableValues: variables,
          contextValue: contextOf(one),
        });
        if (errors !== undefined) throw errors[0];
      }),
    );
    return count;
  } finally {
    await db.$disconnect();
  }
}
