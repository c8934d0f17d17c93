import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberAccount } from '../../lib/session/account-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { dropUnsent, keepUnsent, sentStore, unsentStore } from '../../lib/submission/unsent.ts';
import { dismissToast, toastStore } from '../../lib/toast/toast-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { unsentProgram } from '../../testing/unsent-program.ts';
import { SendUnsent } from './send-unsent.tsx';

const token = (user: string) => `head.${btoa(JSON.stringify({ sub: user }))}.1`;
const success = {
  submitSolution: {
    __typename: 'SubmitSolutionSuccess',
    data: { __typename: 'Submission', id: 7, status: 5 },
  },
};
const refusal = { submitSolution: { __typename: 'JudgingClosed', message: 'Judging is closed.' } };

/** Keys of what was sent. */
const sent: unknown[] = [];
let lastInput: unknown;

/** Renders the sender with a server. @param answer undefined: it cannot be reached. */
async function show(answer: () => Record<string, unknown> | undefined) {
  const link = new ApolloLink(({ variables }) => {
    const input: unknown = variables['input'];
    lastInput = input;
    sent.push(typeof input === 'object' && input !== null && 'idempotencyKey' in input ? input.idempotencyKey : null);
    const data = answer();
    return new Observable((observer) => {
      if (data === undefined) {
        observer.error(new TypeError('Failed to fetch'));
        return;
      }
      observer.next({ data });
      observer.complete();
    });
  });
  const cache = new InMemoryCache({ possibleTypes: { DomainError: ['JudgingClosed', 'SubmitTooSoon'] } });
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache })}>
      <SendUnsent />
    </ApolloProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  sentStore.set(null);
  rememberAccount('ann');
  tokenStore.set(token('ann'));
  keepUnsent(unsentProgram());
});

afterEach(() => {
  dismissToast();
  tokenStore.set(null);
  localStorage.clear();
  rememberAccount(null);
});

test('a program that its writer submits to another judge is not sent for the site to submit', async () => {
  dropUnsent('one');
  keepUnsent(unsentProgram({ idempotencyKey: 'own', remoteMode: 'BROWSER' }));
  await show(() => success);
  await vi.waitFor(() => expect(lastInput).toMatchObject({ idempotencyKey: 'own', remoteMode: 'BROWSER' }));
});

test('a program waits while the server is away, and is sent when the network is back', async () => {
  let isThere = false;
  await show(() => (isThere ? success : undefined));
  await vi.waitFor(() => expect(sent).toEqual(['one']));
  expect(unsentStore.get()).toHaveLength(1);
  isThere = true;
  await act(async () => {
    await vi.waitFor(() => {
      // The failure may not have come back yet: one attempt is made at a time.
      window.dispatchEvent(new Event('online'));
      expect(sentStore.get()).toMatchObject({ idempotencyKey: 'one', submissionId: 7 });
    });
  });
  expect(sent).toEqual(['one', 'one']);
  expect(unsentStore.get()).toEqual([]);
  expect(toastStore.get()?.action?.label).toBe('View submission');
});

test('a program that is withdrawn while another one is sent is not sent', async () => {
  keepUnsent(unsentProgram({ idempotencyKey: 'two', problemDisplayId: '1001' }));
  await show(() => {
    dropUnsent('two');
    return success;
  });
  await vi.waitFor(() => expect(sentStore.get()).toMatchObject({ idempotencyKey: 'one', submissionId: 7 }));
  await act(async () => Promise.resolve());
  expect(sent).toEqual(['one']);
});

test('a program that is refused waits no longer', async () => {
  await show(() => refusal);
  await vi.waitFor(() => expect(sentStore.get()).toMatchObject({ submissionId: null, refusal: 'Judging is closed.' }));
  expect(unsentStore.get()).toEqual([]);
});

test('a program goes on waiting while the site asks for a pause between submissions', async () => {
  await show(() => ({ submitSolution: { __typename: 'SubmitTooSoon', message: 'Wait 5 seconds.' } }));
  await vi.waitFor(() => expect(sent).toEqual(['one']));
  await act(async () => Promise.resolve());
  expect(sentStore.get()).toBeNull();
  expect(unsentStore.get()).toHaveLength(1);
});

test('a program is not sent as another account', async () => {
  // The server has not said yet who the new token belongs to.
  tokenStore.set(token('bob'));
  await show(() => success);
  expect(sent).toEqual([]);
  act(() => tokenStore.set(token('ann')));
  await vi.waitFor(() => expect(sent).toEqual(['one']));
});
