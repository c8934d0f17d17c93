import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useFragment } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  SaveButton_ProblemFragmentDoc,
  type SaveButton_ProblemFragment,
} from '../../lib/problem-lists/problem-lists.generated.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { toastStore } from '../../lib/toast/toast-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SaveButton } from './save-button.tsx';

beforeEach(() => tokenStore.set('token'));
afterEach(() => {
  cleanup();
  tokenStore.set(null);
  toastStore.set(null);
});

const problem: SaveButton_ProblemFragment = { __typename: 'Problem', id: 7, displayId: 'P7', viewerListIds: [] };

function CachedButton() {
  const { data, complete } = useFragment({ fragment: SaveButton_ProblemFragmentDoc, from: problem });
  return complete ? <SaveButton problem={{ ...problem, viewerListIds: data.viewerListIds }} /> : null;
}

/** Shows the button for a server that answers later. @returns how it answers. */
async function renderButton(): Promise<(result: object) => void> {
  let answer: ((result: object) => void) | null = null;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = (result) => {
          observer.next({ data: { saveProblem: result } });
          observer.complete();
        };
      }),
  );
  const cache = new InMemoryCache({ possibleTypes: { DomainError: ['TooManyTrainingProblems'] } });
  cache.writeFragment({ fragment: SaveButton_ProblemFragmentDoc, data: problem });
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache })}>
      <CachedButton />
    </ApolloProvider>,
  );
  return (result) => answer?.(result);
}

const isPressed = () => screen.getByRole('button', { name: 'Save P7 to my lists' }).getAttribute('aria-pressed');

test('a problem is marked as saved before the server has answered; then the choice of lists is offered', async () => {
  const answer = await renderButton();
  await userEvent.click(screen.getByRole('button'));
  expect(isPressed()).toBe('true');
  answer({
    __typename: 'SaveProblemSuccess',
    training: { __typename: 'Training', id: '3', title: 'Saved problems', problemCount: 1 },
  });
  await expect.poll(() => toastStore.get()?.action?.label).toBe('Choose lists');
  expect(isPressed()).toBe('true');
});

test('a refused problem is no longer marked', async () => {
  const answer = await renderButton();
  await userEvent.click(screen.getByRole('button'));
  answer({ __typename: 'TooManyTrainingProblems', message: 'The list is full.' });
  await expect.poll(() => toastStore.get()?.text).toBe('The list is full.');
  expect(isPressed()).toBe('false');
});
