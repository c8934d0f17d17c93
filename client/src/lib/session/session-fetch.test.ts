import { afterEach, expect, test, vi } from 'vitest';
import { authDialogStore } from './auth-dialog-store.ts';
import { sessionFetch } from './session-fetch.ts';
import { tokenStore } from './token-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  tokenStore.set(null);
  authDialogStore.set(null);
});

/** Sends a request whose answer comes after `meanwhile`. */
async function answeredAfter(meanwhile: () => void, answer: Response): Promise<void> {
  vi.stubGlobal('fetch', () => {
    meanwhile();
    return Promise.resolve(answer);
  });
  await sessionFetch('/graphql');
}

test('a refused token ends the session and asks to sign in again', async () => {
  tokenStore.set('old');
  await answeredAfter(() => {}, new Response(null, { status: 401 }));
  expect(tokenStore.get()).toBeNull();
  expect(authDialogStore.get()).toEqual({ tab: 'signIn', reason: 'expired' });
});

test.each([
  ['refuses', new Response(null, { status: 401 })],
  ['refreshes', new Response(null, { headers: { 'Refresh-Token': 'true', Authorization: 'older' } })],
])('a late answer that %s an older token leaves the session that another tab has begun', async (_what, answer) => {
  tokenStore.set('old');
  await answeredAfter(() => localStorage.setItem('token', 'new'), answer);
  expect([tokenStore.get(), localStorage.getItem('token')]).toEqual(['new', 'new']);
  expect(authDialogStore.get()).toBeNull();
});
