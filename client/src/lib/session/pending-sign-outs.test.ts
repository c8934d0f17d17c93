import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSignOut, pendingSignOutStore, sendSignOuts } from './pending-sign-outs.ts';
import { tokenStore } from './token-store.ts';

const token = (user: string, session: number) => `head.${btoa(JSON.stringify({ sub: user }))}.${session}`;
const signedOut = { data: { signOut: true } };
const waiting = () => pendingSignOutStore.get().map((one) => one.token);

/** Requests that were sent: token and query. */
const sent: string[][] = [];

/** A server. @param answer undefined: it cannot be reached. */
function serve(answer: unknown): void {
  vi.stubGlobal('fetch', (_url: string, { headers, body, credentials }: RequestInit) => {
    sent.push([new Headers(headers).get('Authorization') ?? '', String(body), credentials ?? '']);
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer));
  });
}

beforeEach(async () => {
  serve(signedOut);
  await sendSignOuts();
  localStorage.clear();
  tokenStore.set(null);
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('a sign-out waits while the server is away, is sent once and then forgotten', async () => {
  keepSignOut('t1');
  serve(undefined);
  await sendSignOuts();
  expect(waiting()).toEqual(['t1']);
  serve(signedOut);
  await sendSignOuts();
  await sendSignOuts();
  expect(sent.map(([sender]) => sender)).toEqual(['t1', 't1']);
  expect(waiting()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('it is forgotten when the server says that the session is over, and kept after another failure', async () => {
  keepSignOut('t1');
  serve({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  await sendSignOuts();
  expect(waiting()).toEqual(['t1']);
  serve({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }], data: null });
  await sendSignOuts();
  expect(waiting()).toEqual([]);
});

test('its token signs nobody in', () => {
  keepSignOut('t1');
  tokenStore.adopt();
  expect(tokenStore.get()).toBeNull();
});

test('another account that has signed in meanwhile keeps its session and its cookie', async () => {
  keepSignOut(token('ann', 1));
  tokenStore.set(token('bob', 1));
  await sendSignOuts();
  expect(sent).toEqual([[token('ann', 1), expect.stringContaining('signOut'), 'omit']]);
});

test('an account that has signed in here again is signed out on its other devices', async () => {
  keepSignOut(token('ann', 1));
  tokenStore.set(token('ann', 2));
  await sendSignOuts();
  expect(sent).toEqual([[token('ann', 2), expect.stringContaining('endOtherSessions'), 'omit']]);
  expect(waiting()).toEqual([]);
});

test('one older than a session lives is dropped', async () => {
  keepSignOut('t1', Date.now() - 24 * 3_600_000);
  await sendSignOuts();
  expect([sent, waiting()]).toEqual([[], []]);
});
