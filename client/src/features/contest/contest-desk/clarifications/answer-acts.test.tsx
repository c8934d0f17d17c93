import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '../../../../lib/toast/toast-store.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AnswerActs } from './answer-acts.tsx';
import type { ClarificationRow_ClarificationFragment } from './clarifications.generated.ts';

afterEach(() => {
  cleanup();
  toastStore.set(null);
});

const waiting: ClarificationRow_ClarificationFragment = {
  __typename: 'Clarification',
  id: 4,
  problemDisplayId: null,
  problemTitle: null,
  question: 'May n be zero?',
  askedAt: '2026-11-22T01:00:00.000Z',
  askerName: 'asker',
  isMine: false,
  isPublic: false,
  status: 'OPEN',
  answer: null,
  answeredAt: null,
  answererName: null,
};
const seen = { answeredAt: '2026-11-22T01:10:00.000Z', answererName: 'colleague' };

test.each([
  [
    'a question that is marked as seen to',
    { ...waiting, ...seen, status: 'CLOSED' },
    { kind: 'success', text: 'Marked as seen, without an answer' },
  ],
  [
    'a question that a colleague answered meanwhile',
    { ...waiting, ...seen, status: 'ANSWERED', answer: 'No.' },
    { kind: 'error', text: 'The question was answered meanwhile; the answer stays.' },
  ],
] as const)('the jury is told what became of %s', async (_name, after, told) => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { markClarification: { __typename: 'MarkClarificationSuccess', data: after } } });
        observer.complete();
      }),
  );
  await renderPage(
    <ApolloProvider
      client={
        new ApolloClient({
          link,
          cache: new InMemoryCache({ possibleTypes: { DomainError: ['ClarificationNotFound'] } }),
        })
      }
    >
      <AnswerActs clarification={waiting} onAnswer={() => {}} />
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mark as seen' }));
  await vi.waitFor(() => expect(toastStore.get()).toMatchObject(told));
});
