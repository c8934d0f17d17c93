import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft, type DraftKey } from '../../../../lib/drafts/draft-store.ts';
import { noteEdited, unsentDrafts } from '../../../../lib/drafts/draft-sync.ts';
import { anonymousAccount, rememberAccount } from '../../../../lib/session/account-store.ts';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useDraftSync } from './use-draft-sync.ts';

const token = (user: string) => `head.${btoa(JSON.stringify({ sub: user }))}.1`;
const ann: DraftKey = { account: 'ann', problemDisplayId: '1000', languageKey: 'cpp' };
const draftOfAnn = { __typename: 'CodeDraft', languageKey: 'cpp', code: 'secret', version: 3, lost: [] };

/** Names of what was sent, and the drafts of the last mutation. */
const sent: unknown[] = [];
let saved: unknown;

function Drafts() {
  useDraftSync({
    problemDisplayId: '1000',
    contestId: undefined,
    languageKeys: ['cpp'],
    flush: () => undefined,
    onReplaced: () => undefined,
  });
  return null;
}

/** Renders with a server that has a draft of Ann. */
async function show() {
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push(operationName);
    if (operationName === 'CodeDrafts') return of({ data: { codeDrafts: [draftOfAnn] } });
    saved = variables['drafts'];
    const taken = { __typename: 'SavedCodeDraft', isTaken: true, contestId: 0, draft: draftOfAnn };
    const saveCodeDrafts = ['1000', '1001'].map((problemDisplayId) => ({ ...taken, problemDisplayId }));
    return of({ data: { saveCodeDrafts } });
  });
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Drafts />
    </ApolloProvider>,
  );
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  rememberAccount(null);
});
afterEach(() => {
  tokenStore.set(null);
  rememberAccount(null);
});

test('drafts of an account that signs in on the page are fetched once it is known, and only for itself', async () => {
  await show();
  act(() => tokenStore.set(token('ann')));
  await settle();
  expect(sent).toEqual([]);
  act(() => rememberAccount('ann'));
  await vi.waitFor(() => expect(readDraft(ann)).toBe('secret'));
  expect(readDraft({ ...ann, account: anonymousAccount })).toBeNull();
});

test('what an account typed is not sent as another one that signs in', async () => {
  rememberAccount('bob');
  writeDraft({ ...ann, account: 'bob' }, 'of bob');
  noteEdited({ ...ann, account: 'bob' });
  await show();
  act(() => tokenStore.set(token('ann')));
  await settle();
  expect(sent).toEqual([]);
});

test('what was typed on another problem without the network is sent, too', async () => {
  const other = { ...ann, problemDisplayId: '1001' };
  writeDraft(other, 'typed on the train');
  noteEdited(other);
  rememberAccount('ann');
  act(() => tokenStore.set(token('ann')));
  await show();
  await vi.waitFor(() =>
    expect(saved).toMatchObject([{ problemDisplayId: '1001', languageKey: 'cpp', code: 'typed on the train' }]),
  );
  await vi.waitFor(() => expect(unsentDrafts([other])).toEqual([]));
  expect(readDraft(other)).toBe('typed on the train');
});
