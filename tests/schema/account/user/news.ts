import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { Locale } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

const answer = z.object({
  messages: z.object({ items: z.array(z.object({ title: z.string(), content: z.string(), url: z.string() })) }),
});

/** What a user is told of their own account, newest first, in a language. */
export async function newsOf(server: TestServer, user: User, locale: Locale) {
  const { data } = await server.graphql('{ messages(kind: MINE) { items { title content url } } }', {
    token: await tokenFor(server.services, user),
    headers: { locale },
  });
  return answer.parse(data).messages.items;
}
