import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ClarificationsPage } from './clarifications-page.tsx';
import { OpenClarificationsDocument } from './clarifications.generated.ts';

beforeEach(() => tokenStore.set('a token'));
afterEach(() => {
  cleanup();
  tokenStore.set(null);
  localStorage.clear();
});

const statistics = { __typename: 'UserStatistics', submissions: 0, solved: 0 };
const user = { __typename: 'User', id: 'jury', username: 'jury', nickname: null, avatarUrl: null, statistics };
const standing = { role: 'USER', canSubmit: true, isAdmin: false, isSuperAdmin: false, siteActs: [] };
const viewer = { __typename: 'Viewer', ...standing, user };
const question = (id: number) => ({
  __typename: 'Clarification',
  id,
  problemDisplayId: null,
  problemTitle: null,
  question: `Question ${id}`,
  askedAt: '2026-11-22T01:00:00.000Z',
  askerName: 'asker',
  isMine: false,
  isPublic: false,
  status: 'OPEN',
  answer: null,
  answeredAt: null,
  answererName: null,
});

/**
 * The second page of the questions that wait, as a member of the jury looks at it.
 *
 * @param waiting changed by who asks and answers.
 */
async function show(waiting: { ids: number[] }): Promise<ApolloClient> {
  const answer = (name: string | undefined, page: number) => {
    if (name === 'Viewer') return { viewer };
    const items = waiting.ids
      .toSorted((a, b) => b - a)
      .slice((page - 1) * 50, page * 50)
      .map(question);
    return { clarifications: { __typename: 'ClarificationPage', total: waiting.ids.length, items } };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(operationName, Number(variables['page'] ?? 1)) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await renderPage(
    <ApolloProvider client={client}>
      <ClarificationsPage contestId={7} isJury canAsk={false} />
    </ApolloProvider>,
    'en-US',
    '/?onlyOpen=true&currentPage=2',
  );
  return client;
}

test('an open question that moves to this page is shown, and an answer being typed stays', async () => {
  const waiting = { ids: Array.from({ length: 51 }, (_, index) => index + 1) };
  const client = await show(waiting);
  await screen.findByText('Question 1');
  expect(screen.queryByText('Question 51')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer' }), { target: { value: 'Yes.' } });
  // A colleague saw to another one: the first page has room for what stood on the second.
  waiting.ids = waiting.ids.filter((id) => id !== 30);
  await act(() => client.refetchQueries({ include: [OpenClarificationsDocument] }));
  await screen.findByText('Question 51', undefined, { timeout: 10_000 });
  expect(screen.getByDisplayValue('Yes.')).toBeTruthy();
  expect(screen.queryByText(/has seen to this question meanwhile/u)).toBeNull();
}, 20_000);
