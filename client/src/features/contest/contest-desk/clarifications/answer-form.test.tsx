import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ClarificationRow_ClarificationFragment } from './clarifications.generated.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
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
const answered: typeof waiting = {
  ...waiting,
  status: 'ANSWERED',
  answer: 'No.',
  answeredAt: '2026-11-22T01:10:00.000Z',
  answererName: 'colleague',
};
const answerAgain: typeof waiting = { ...answered, answer: 'No, never.', answeredAt: '2026-11-22T01:20:00.000Z' };

/** The form is opened anew. */
async function open(clarification: typeof waiting) {
  cleanup();
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  await renderPage(
    <ApolloProvider client={client}>
      <AnswerForm clarification={clarification} userId="jury" isGone={false} onClose={() => {}} />
    </ApolloProvider>,
  );
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
const isRestored = () => screen.queryByText(/What you typed earlier/u) !== null;
const isWarned = () => screen.queryByText(/colleague has seen to this question meanwhile/u) !== null;

test("a draft older than a colleague's answer is restored with a warning and can be discarded for theirs", async () => {
  await open(waiting);
  fireEvent.change(text(), { target: { value: 'Yes.' } });
  for (const clarification of [answered, answerAgain]) {
    await open(clarification);
    expect([text().value, isRestored(), isWarned()]).toEqual(['Yes.', true, true]);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect([text().value, isRestored(), isWarned()]).toEqual(['No, never.', false, false]);
  await open(answerAgain);
  expect([text().value, isRestored(), isWarned()]).toEqual(['No, never.', false, false]);
});

test('an answer that was typed into the one that is there comes back without a warning', async () => {
  await open(answered);
  fireEvent.change(text(), { target: { value: 'No, n is positive.' } });
  await open(answered);
  expect([text().value, isRestored(), isWarned()]).toEqual(['No, n is positive.', true, false]);
});

test('an answer that came too late replaces the quicker one when sent again, even on a stale page', async () => {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables['input'].replaces);
        observer.next({
          data: {
            answerClarification: {
              __typename: 'ClarificationAnswered',
              answeredAt: answered.answeredAt,
              code: 'CLARIFICATION_ANSWERED',
              message: 'Somebody was quicker.',
            },
          },
        });
        observer.complete();
      }),
  );
  await renderPage(
    <ApolloProvider
      client={
        new ApolloClient({
          link,
          cache: new InMemoryCache({ possibleTypes: { DomainError: ['ClarificationAnswered'] } }),
        })
      }
    >
      <AnswerForm clarification={waiting} userId="jury" isGone={false} onClose={() => {}} />
    </ApolloProvider>,
  );
  fireEvent.change(text(), { target: { value: 'Yes.' } });
  for (const count of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await vi.waitFor(() => expect(screen.getByText('Somebody was quicker.')).toBeTruthy());
  }
  expect(sent).toEqual([null, answered.answeredAt]);
  expect(text().value).toBe('Yes.');
});
