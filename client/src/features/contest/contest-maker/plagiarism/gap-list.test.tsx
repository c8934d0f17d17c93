import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { GapList } from './gap-list.tsx';
import type { CheckRow_CheckFragment } from './plagiarism.generated.ts';

const check: CheckRow_CheckFragment = {
  __typename: 'PlagiarismCheck',
  contestProblemId: 3,
  displayId: 'A',
  title: 'Sum',
  state: 'DONE',
  isBegun: false,
  endedAt: '2026-11-22T01:00:00.000Z',
  programCount: 2,
  leftOutCount: 0,
  cutCount: 1,
  tooShortCount: 1,
  pairCount: 0,
  unreviewedCount: 0,
  plagiarisedCount: 0,
};
const gap = (submissionId: number, reason: string) => ({
  __typename: 'PlagiarismGap',
  reason,
  program: {
    __typename: 'PlagiarismListedSide',
    submissionId,
    username: `user${submissionId}`,
    teamName: null,
    languageName: 'Python 3',
  },
});

test('programs that were not compared are named with the reason, and lead to what was submitted', async () => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({
          data: {
            plagiarismGaps: {
              __typename: 'PlagiarismGapPage',
              total: 2,
              items: [gap(11, 'TOO_SHORT'), gap(12, 'CUT')],
            },
          },
        });
        observer.complete();
      }),
  );
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <GapList check={check} />
    </ApolloProvider>,
  );
  const list = screen.getByRole('list', { name: 'Programs to read in A. Sum' });
  const [short, cut] = await within(list).findAllByRole('listitem');
  expect(short?.textContent).toBe('#11user11Python 3Says too little');
  expect(cut?.textContent).toBe('#12user12Python 3Not read to the end');
  expect(screen.getByRole('link', { name: '#12' }).getAttribute('href')).toBe('/submission-detail/12');
});
