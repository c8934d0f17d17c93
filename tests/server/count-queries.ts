import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services } from '@verdict/schema/context.ts';
import { schema } from '@verdict/schema/index.ts';
import { graphql } from 'graphql';
import { testDatabaseUrl } from './test-server.ts';

/** How many SQL statements an operation sends. @throws when the operation has errors. */
export async function countQueries(
  services: Services,
  { query, variables, viewer }: { readonly query: string; readonly variables: Record<string, unknown>; readonly viewer: User },
): Promise<number> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: testDatabaseUrl() }), log: [{ emit: 'event', level: 'query' }] });
  let count = 0;
  db.$on('query', () => (count += 1));
  try {
    const contextValue: Context = {
      ...services, db, now: new Date(), locale: 'en-US', requestId: 'count', address: '127.0.0.1', userAgent: null, signal: new AbortController().signal,
      viewer: { kind: 'user', userId: viewer.id, username: viewer.username, role: viewer.role, sessionId: 'count', apiScopes: null },
      session: { issued: () => {}, ended: () => {} },
    };
    const { errors } = await graphql({ schema, source: query, variableValues: variables, contextValue });
    if (errors !== undefined) throw errors[0];
    return count;
  } finally {
    await db.$disconnect();
  }
}
