import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft, type DraftKey } from '../../../../lib/drafts/draft-store.ts';
import { noteEdited } from '../../../../lib/drafts/draft-sync.ts';
import { anonymousAccount, rememberAccount } from '../../../../lib/session/account-store.ts';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useDraftSync } from './use-draft-sync.ts';

const token = (user: string) => `head.${btoa(JSON.stringify({ sub: user }))}.1`;
const ann: DraftKey = { account: 'ann', problemDisplayId: '1000', languageKey: 'cpp' };
const draftOfAnn = { __typename: 'CodeDraft', languageKey: 'cpp', code: 'secret', version: 3, lost: [] };

/** Names of what was sent. */
const sent: unknown[] = [];

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
  const link = new ApolloLink(({ operationName }) => {
    sent.push(operationName);
    const saved = [{ __typename: 'SavedCodeDraft', isTaken: true, draft: draftOfAnn }];
    return of({ data: operationName === 'CodeDrafts' ? { codeDrafts: [draftOfAnn] } : { saveCodeDrafts: saved } });
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
