import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createSharedRequestLink } from './shared-request-link.ts';

const items = gql`
  query {
    items
  }
`;

const deleteItem = gql`
  mutation {
    deleteItem
  }
`;

/** A client whose requests are answered by hand, in the order in which they were sent. */
function clientOf() {
  const requests: Subject<ApolloLink.Result>[] = [];
  const byHand = new ApolloLink(() => {
    const answers = new Subject<ApolloLink.Result>();
    requests.push(answers);
    return answers;
  });
  const client = new ApolloClient({
    link: createSharedRequestLink().concat(byHand),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const answer = (index: number, data: Record<string, unknown>) => {
    requests[index]?.next({ data });
    requests[index]?.complete();
  };
  const ask = () => client.query({ query: items, fetchPolicy: 'network-only' });
  return { client, requests, answer, ask };
}

test('equal queries that run at the same time share one request', async () => {
  const { requests, answer, ask } = clientOf();
  const both = Promise.all([ask(), ask()]);
  expect(requests).toHaveLength(1);
  answer(0, { items: ['a'] });
  expect((await both).map(({ data }) => data)).toEqual([{ items: ['a'] }, { items: ['a'] }]);
  const later = ask();
  answer(1, { items: [] });
  expect((await later).data).toEqual({ items: [] });
});

test('a query after a mutation does not join a request from before it', async () => {
  const { client, requests, answer, ask } = clientOf();
  const before = ask();
  const deleted = client.mutate({ mutation: deleteItem });
  answer(1, { deleteItem: true });
  await deleted;
  const after = ask();
  expect(requests).toHaveLength(3);
  answer(0, { items: ['a', 'b'] });
  answer(2, { items: ['a'] });
  expect((await before).data).toEqual({ items: ['a', 'b'] });
  expect((await after).data).toEqual({ items: ['a'] });
});
