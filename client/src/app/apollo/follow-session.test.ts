import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { authDialogStore } from '../../lib/session/auth-dialog-store.ts';
import { endLostSession } from '../../lib/session/end-session.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { followSession } from './follow-session.ts';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const reset = vi.spyOn(client, 'resetStore').mockResolvedValue(null);
const refetch = vi.spyOn(client, 'refetchQueries');
followSession(client);

const token = (user: string, session: number) => `head.${btoa(JSON.stringify({ sub: user }))}.${session}`;

beforeEach(() => {
  authDialogStore.set(null);
  tokenStore.set(token('ann', 1));
  reset.mockClear();
  refetch.mockClear();
  endLostSession(tokenStore.get());
});

test('an account that signs in again after its session was lost goes on with the page as it was', () => {
  expect([tokenStore.get(), authDialogStore.get()?.reason]).toEqual([null, 'expired']);
  tokenStore.set(token('ann', 2));
  expect(reset).not.toHaveBeenCalled();
  expect(refetch).toHaveBeenCalledOnce();
  expect(authDialogStore.get()).toBeNull();
});

test('the page starts over for another account, and for a visitor who closes the dialog', async () => {
  tokenStore.set(token('bob', 1));
  expect(reset).toHaveBeenCalledOnce();
  endLostSession(tokenStore.get());
  expect(reset).toHaveBeenCalledOnce();
  authDialogStore.set(null);
  await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(2));
});
