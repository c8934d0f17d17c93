import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { RemoteLine } from './remote-line.tsx';
import type { RemoteLine_StatusFragment } from './remote-status.generated.ts';

const status: RemoteLine_StatusFragment = {
  __typename: 'RemoteJudgeStatus',
  key: 'AC',
  name: 'AtCoder',
  state: 'BROWSER_ONLY',
  waiting: 0,
  waitMinutes: null,
  since: null,
  cause: null,
};

/** A client whose server says that the judge is so. */
function clientOf(remoteJudge: RemoteLine_StatusFragment): ApolloClient {
  const data = { remoteJudges: [remoteJudge] };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data });
        observer.complete();
      }),
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

test.each([
  ['who gave a session reads that the judge works', true, null, 'AtCoder: working'],
  ['who gave none reads that his browser is the way', false, null, 'AtCoder: only through your browser'],
  [
    'who gave a session reads why it is of no use now',
    true,
    'CHALLENGE',
    'AtCoder: only through your browser (it asks for a person)',
  ],
] as const)('%s', async (_what, isSentBySite, cause, words) => {
  // The sentences of the part suspend the first time.
  await act(async () => {
    const shown = { ...status, cause };
    await renderPage(
      <ApolloProvider client={clientOf(shown)}>
        <RemoteLine status={shown} isSentBySite={isSentBySite} />
      </ApolloProvider>,
      'en-US',
    );
  });
  expect(await screen.findByText(words)).toBeDefined();
});
