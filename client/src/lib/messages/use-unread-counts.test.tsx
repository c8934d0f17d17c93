import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { socketStateStore } from '../live/socket-state.ts';
import { tokenStore } from '../session/token-store.ts';
import { useUnreadCounts } from './use-unread-counts.ts';

afterEach(() => {
  cleanup();
  tokenStore.set(null);
  socketStateStore.set('idle');
});

const counts = (sys: number) => ({
  __typename: 'UnreadCounts',
  discuss: 0,
  reply: 0,
  like: 0,
  sys,
  mine: 0,
  total: sys,
});
const viewer = {
  __typename: 'Viewer',
  role: 'USER',
  canSubmit: true,
  isAdmin: false,
  isSuperAdmin: false,
  siteActs: [],
  user: {
    __typename: 'User',
    id: '1'.repeat(32),
    username: 'reader',
    nickname: null,
    avatarUrl: null,
    statistics: { __typename: 'UserStatistics', submissions: 0, solved: 0 },
  },
};

function Badge() {
  const unread = useUnreadCounts();
  return <p>{unread === null ? 'unknown' : `${unread.sys} of ${unread.total}`}</p>;
}

/** @param pushed what the subscription says; null: it is refused. @returns how often the page subscribed and asked. */
function show({ pushed, isSignedIn = true }: { readonly pushed: number | null; readonly isSignedIn?: boolean }) {
  const seen = { subscriptions: 0, questions: 0 };
  const link = new ApolloLink(
    ({ operationType, operationName }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          seen.subscriptions += 1;
          if (pushed === null) observer.error(new Error('no socket'));
          else observer.next({ data: { unreadCountsChanged: counts(pushed) } });
          return;
        }
        if (operationName === 'UnreadCounts') seen.questions += 1;
        observer.next({ data: operationName === 'UnreadCounts' ? { unreadCounts: counts(2) } : { viewer } });
        observer.complete();
      }),
  );
  if (isSignedIn) tokenStore.set('token');
  render(
    <ApolloProvider
      client={new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } }) })}
    >
      <Badge />
      <Badge />
    </ApolloProvider>,
  );
  return seen;
}

test('the pushed counts are shown wherever they are asked for, by one subscription', async () => {
  const seen = show({ pushed: 5 });
  expect(await screen.findAllByText('5 of 5')).toHaveLength(2);
  expect(seen).toEqual({ subscriptions: 1, questions: 0 });
});

test('what cannot be pushed is asked for', async () => {
  const seen = show({ pushed: null });
  expect(await screen.findAllByText('2 of 2')).toHaveLength(2);
  expect(seen.questions).toBe(1);
});

test('a visitor asks for nothing', async () => {
  const seen = show({ pushed: 5, isSignedIn: false });
  expect(await screen.findAllByText('unknown')).toHaveLength(2);
  expect(seen).toEqual({ subscriptions: 0, questions: 0 });
});
