import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authDialogStore } from '../session/auth-dialog-store.ts';
import { tokenStore } from '../session/token-store.ts';
import { startDownload } from './start-download.ts';

const click = vi.fn();
beforeEach(() => {
  tokenStore.set('mine');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(click);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  click.mockClear();
  tokenStore.set(null);
  authDialogStore.set(null);
});

test.each([
  ['is there', Response.json({ data: { viewer: { user: { id: '1' } } } }), 1],
  ['has ended', Response.json({ data: { viewer: { user: null } } }), 0],
  ['is refused', new Response(null, { status: 401 }), 0],
])('a file is fetched only while the session is there: it %s', async (_what, answer, fetched) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await startDownload('/api/file/table/problems');
  expect(click).toHaveBeenCalledTimes(fetched);
  expect(authDialogStore.get()).toEqual(fetched === 1 ? null : { tab: 'signIn', reason: 'expired' });
});

test('a file is asked for when the session cannot be', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await startDownload('/api/file/table/problems');
  expect(click).toHaveBeenCalledTimes(1);
});
