import { afterEach, expect, test, vi } from 'vitest';
import { localeStore } from '../preferences/locale-store.ts';
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

test('an answer asked for before the scripts were there is taken once, by the session that asked', async () => {
  const asked = (token: string | null) => ({
    since: performance.now(),
    byQuestion: {
      '{"operationName":"Home","variables":{}': {
        answer: Promise.resolve(new Response('early')),
        token,
        language: localeStore.get(),
      },
    },
  });
  const body = '{"operationName":"Home","variables":{},"query":"query Home { now }"}';
  const answers = async () => (await sessionFetch('/graphql', { method: 'POST', body })).text();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('later')));
  vi.stubGlobal('earlyAnswers', asked(null));
  expect([await answers(), await answers()]).toEqual(['early', 'later']);
  vi.stubGlobal('earlyAnswers', asked('of another'));
  expect(await answers()).toBe('later');
});
