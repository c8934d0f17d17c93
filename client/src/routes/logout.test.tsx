import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberAccount } from '../lib/session/account-store.ts';
import { pendingSignOutStore } from '../lib/session/pending-sign-outs.ts';
import { tokenStore } from '../lib/session/token-store.ts';
import { keepUnsent } from '../lib/submission/unsent.ts';
import { renderPage } from '../testing/render-page.tsx';
import { unsentProgram } from '../testing/unsent-program.ts';
import { Component as Logout } from './logout.tsx';

async function show(isReachable = true) {
  const link = new ApolloLink(() =>
    isReachable ? of({ data: { signOut: true } }) : throwError(() => new TypeError('Failed to fetch')),
  );
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Logout />
    </ApolloProvider>,
    'en-US',
    '/logout',
  );
}

beforeEach(() => {
  localStorage.clear();
  rememberAccount('ann');
  tokenStore.set('t1');
});
afterEach(() => {
  tokenStore.set(null);
  localStorage.clear();
  rememberAccount(null);
  pendingSignOutStore.set([]);
});

test('signing out asks first while a program waits to be sent', async () => {
  keepUnsent(unsentProgram());
  await show();
  expect(screen.getByRole('alertdialog').textContent).toContain('1 program waits to be sent.');
  expect(tokenStore.get()).toBe('t1');
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(tokenStore.get()).toBeNull());
});

test('the sign-out is kept when the server cannot be reached', async () => {
  await show(false);
  await vi.waitFor(() => expect(tokenStore.get()).toBeNull());
  expect(pendingSignOutStore.get()).toMatchObject([{ token: 't1' }]);
});

test('nothing is kept of a sign-out that the server has carried out', async () => {
  await show();
  await vi.waitFor(() => expect(tokenStore.get()).toBeNull());
  expect(pendingSignOutStore.get()).toEqual([]);
});
