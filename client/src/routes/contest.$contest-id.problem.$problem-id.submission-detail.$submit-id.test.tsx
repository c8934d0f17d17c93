import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ContestContext } from '../features/contest/pages/frame/contest-context.ts';
import type { ContestFrame_ContestFragment } from '../features/contest/pages/frame/contest-frame.generated.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component } from './contest.$contest-id.problem.$problem-id.submission-detail.$submit-id.tsx';

test.each([true, false])('a submission says that only the jury sees it: %s', async (isFrozenForOthers) => {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'SubmissionPage') observer.next({ data: { submission: null } });
      }),
  );
  // The page reads no more of the contest.
  const contest = {
    id: 7,
    title: 'Contest',
    startsAt: '2026-11-21T10:00:00Z',
    endsAt: '2026-11-21T12:00:00Z',
    isFrozenForOthers,
  } as ContestFrame_ContestFragment;
  // The page suspends until its texts are loaded.
  await act(() =>
    renderPage(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <ContestContext value={{ contest, status: 'RUNNING', virtual: null, askAgain: () => {} }}>
          <Routes>
            <Route path=":problemID/:submitID" element={<Component />} />
          </Routes>
        </ContestContext>
      </ApolloProvider>,
      'en-US',
      '/A/5',
    ),
  );
  await screen.findByText('Submission not found');
  expect(screen.queryByText('Contestants do not see results since the freeze.') !== null).toBe(isFrozenForOthers);
});
