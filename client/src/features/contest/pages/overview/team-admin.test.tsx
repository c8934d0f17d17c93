import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ContestContext } from '../frame/contest-context.ts';
import type { ContestFrame_ContestFragment } from '../frame/contest-frame.generated.ts';
import { TeamAdmin } from './team-admin.tsx';
import { ContestTeamsDocument } from './team.generated.ts';

const team = (number: number) => ({
  __typename: 'ContestTeam',
  participantId: number,
  name: `Team ${number}`,
  inviteCode: 'code',
  members: [],
  hasSubmitted: false,
});

test('where the only team of the last page is gone, those of the page before are shown', async () => {
  let teams = Array.from({ length: 21 }, (_, index) => team(index + 1));
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const { page, size } = variables['page'] as { page: number; size: number };
        observer.next({
          data: {
            contestTeams: {
              __typename: 'ContestTeamPage',
              total: teams.length,
              items: teams.slice((page - 1) * size, page * size),
            },
          },
        });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  // Of the contest no more is looked at here.
  const contest = { id: 7, teamSize: 3 } as ContestFrame_ContestFragment;
  await renderPage(
    <ApolloProvider client={client}>
      <ContestContext value={{ contest, status: 'RUNNING', virtual: null, askAgain: () => {} }}>
        <TeamAdmin />
      </ContestContext>
    </ApolloProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await screen.findByText('Team 21');
  teams = teams.slice(0, 20);
  await act(() => client.refetchQueries({ include: [ContestTeamsDocument] }));
  expect(await screen.findByText('Team 20')).toBeTruthy();
});
