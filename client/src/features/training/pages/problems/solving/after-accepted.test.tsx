import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../../testing/render-page.tsx';
import { TrainingContext, type PlacedTraining } from '../../frame/training-context.ts';
import { AfterAccepted } from './after-accepted.tsx';

const training: PlacedTraining = {
  __typename: 'Training',
  id: '7',
  groupId: null,
  title: 'Loops',
  kind: 'TRAINING',
  access: 'PUBLIC',
  sharing: 'OWNER',
  isVisible: true,
  author: { __typename: 'User', id: '1', username: 'root' },
  origin: null,
  category: null,
  viewerProgress: null,
  viewerMembership: null,
  viewerCanReadInside: true,
  viewerCanEdit: false,
  viewerCanChangeProblems: false,
  sharedFrom: null,
  isReceived: false,
  nextProblem: null,
};

test('after the last problem the way leads back to the finished list', async () => {
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
      <TrainingContext value={training}>
        <AfterAccepted next={null} addressOf={(id) => `/${id}`} />
      </TrainingContext>
    </ApolloProvider>,
  );
  expect(screen.getByText('You solved all problems of this training.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Loops' }).getAttribute('href')).toBe('/training/7/problems');
});
