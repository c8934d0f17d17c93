import { z } from 'zod';
import { ask, signInAsRoot } from '../setup/site-api.ts';

const created = z.object({ createNotice: z.object({ data: z.object({ id: z.number() }) }) });

/** Pushes a notice of the super admin to one account. */
export async function pushNotice(
  url: string,
  { recipientId, title }: { readonly recipientId: string; readonly title: string },
): Promise<void> {
  const { token } = await signInAsRoot(url);
  const input = {
    title,
    content: 'Read **this** and [that](https://example.org)',
    audience: 'DESIGNATED',
    recipientIds: [recipientId],
  };
  const { createNotice } = await ask({
    url,
    token,
    query:
      'mutation ($input: NoticeInput!) { createNotice(input: $input) { ... on CreateNoticeSuccess { data { id } } } }',
    variables: { input },
    data: created,
  });
  await ask({
    url,
    token,
    query: 'mutation ($id: Int!) { pushNotice(id: $id) { __typename } }',
    variables: { id: createNotice.data.id },
    data: z.unknown(),
  });
}
