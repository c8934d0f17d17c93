import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ContestContext, type ShownContest } from '../frame/contest-context.ts';
import type { ContestFrame_ContestFragment } from '../frame/contest-frame.generated.ts';
import {
  ContestProblems_ProblemFragmentDoc,
  type ContestProblems_ProblemFragment,
} from './contest-problems.generated.ts';
import { ContestProblems } from './contest-problems.tsx';

const choice = () => screen.queryByRole('checkbox', { name: 'With submissions after the end' });

/** A contestant who can begin a virtual participation. */
function Participant({ contest, status }: Pick<ShownContest, 'contest' | 'status'>) {
  const [virtual, setVirtual] = useState<ShownContest['virtual']>(null);
  return (
    <ContestContext value={{ contest, status, virtual, askAgain: () => {} }}>
      <ContestProblems />
      <button
        type="button"
        onClick={() => setVirtual({ startsAt: '2026-11-21T10:00:00Z', endsAt: '2026-11-21T12:00:00Z' })}
      >
        Begin
      </button>
    </ContestContext>
  );
}

/** The problems of a contest in which one was solved by two in time and by a third later. */
async function open({
  viewerIsAdmin = false,
  status = 'ENDED',
  statementRevision = 0,
  address = '/',
}: {
  readonly viewerIsAdmin?: boolean;
  readonly status?: ShownContest['status'];
  readonly statementRevision?: number;
  readonly address?: string;
}) {
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const { includesAfterEnd } = variables;
        asked.push(includesAfterEnd);
        const count = includesAfterEnd === true ? 3 : 2;
        const problem: ContestProblems_ProblemFragment = {
          __typename: 'ContestProblem',
          id: 5,
          displayId: 'A',
          color: null,
          title: 'Apples',
          acceptedCount: count,
          submittedCount: count,
          viewerStatus: Status.NOT_SUBMITTED,
          viewerScore: null,
          totalScore: null,
          statementRevision,
        };
        observer.next({ data: { contestProblems: [problem] } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  // Of the contest no more is looked at here.
  const contest = { id: 7, type: 'ACM', viewerIsAdmin } as ContestFrame_ContestFragment;
  await renderPage(
    <ApolloProvider client={client}>
      <Participant contest={contest} status={status} />
    </ApolloProvider>,
    'en-US',
    address,
  );
  await screen.findByRole('link', { name: 'Apples' });
  const known = () =>
    client.cache.readFragment({
      id: 'ContestProblem:5',
      fragment: ContestProblems_ProblemFragmentDoc,
      variables: { language: 'en-US' },
    });
  return { asked, known };
}

test('an admin of an ended contest can count later submissions; other pages of the problem do not', async () => {
  const { known } = await open({ viewerIsAdmin: true });
  expect(screen.getByText('2 / 2')).toBeTruthy();
  fireEvent.click(choice() ?? expect.unreachable());
  expect(await screen.findByText('3 / 3')).toBeTruthy();
  expect(known()).toMatchObject({ acceptedCount: 2 });
  fireEvent.click(choice() ?? expect.unreachable());
  expect(await screen.findByText('2 / 2')).toBeTruthy();
});

test('an address that has it counted shows so to who runs the contest', async () => {
  const { asked, known } = await open({ viewerIsAdmin: true, address: '/?containsEnd=true' });
  await waitFor(() => expect(choice()).toHaveProperty('checked', true));
  expect(screen.getByText('3 / 3')).toBeTruthy();
  expect(asked).toEqual([true]);
  expect(known()).toBeNull();
});

test.each([
  ['others', { viewerIsAdmin: false }],
  ['who runs it before the end', { viewerIsAdmin: true, status: 'RUNNING' }],
] as const)('%s is not asked what counts, and the address does not change it', async (_who, wishes) => {
  const { asked } = await open({ ...wishes, address: '/?containsEnd=true' });
  expect(choice()).toBeNull();
  expect(asked).toEqual([false]);
});

test.each([
  [0, false],
  [2, true],
])(
  'a problem whose statement was changed %i times since the start is marked: %s',
  async (statementRevision, isMarked) => {
    await open({ statementRevision });
    expect(screen.queryByText('Statement changed') !== null).toBe(isMarked);
  },
);

test('who begins a virtual participation is shown no counts that were loaded before', async () => {
  const { asked } = await open({});
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.queryByRole('link', { name: 'Apples' })).toBeNull();
  await screen.findByRole('link', { name: 'Apples' });
  expect(asked).toHaveLength(2);
});
