import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen, waitFor as waitUntil } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { RemoteLine_StatusFragmentDoc } from './remote-status.generated.ts';
import type { RemoteWaitQuery } from './remote-wait.generated.ts';
import { RemoteWait } from './remote-wait.tsx';

type Wait = NonNullable<NonNullable<NonNullable<RemoteWaitQuery['submission']>['remote']>['wait']>;

/** How the judge is, as the page learns it with the wait. */
const remoteJudge = {
  __typename: 'RemoteJudgeStatus',
  key: 'POJ',
  name: 'POJ',
  state: 'DOWN',
  waiting: 2,
  waitMinutes: null,
  since: null,
  cause: 'NETWORK',
} as const;

/** Renders what a submission waits for that has two programs before it. @returns the cache of the page. */
async function show(wait: Wait | null, locale: 'en-US' | 'zh-CN' = 'en-US'): Promise<InMemoryCache> {
  const progress = { __typename: 'SubmissionProgress', submissionId: 7, queuePosition: 2, expectedWaitSeconds: 30 };
  const remote = { __typename: 'SubmissionRemoteRun', judgeName: 'POJ', wait };
  const problem = { __typename: 'Problem', id: 1, remoteJudge };
  const data = { submission: { __typename: 'Submission', id: 7, progress, problem, remote } };
  const cache = new InMemoryCache({ typePolicies: { RemoteJudgeStatus: { keyFields: ['key'] } } });
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data });
        observer.complete();
      }),
  );
  // The sentences of the part suspend the first time.
  await act(async () => {
    await renderPage(
      <ApolloProvider client={new ApolloClient({ link, cache })}>
        <RemoteWait submissionId={7}>Sending</RemoteWait>
      </ApolloProvider>,
      locale,
    );
  });
  return cache;
}

const waitFor = (kind: Wait['kind'], until: string | null = null, canSubmitThere = false): Wait => ({
  __typename: 'RemoteWait',
  kind,
  until,
  canSubmitThere,
});

test.each([
  ['en-US', '2 programs are sent to POJ before yours: about 30 sec to wait.'],
  ['zh-CN', '等待向 POJ 提交，前面还有 2 份代码，预计约 30秒。'],
] as const)('who waits for his turn reads place and time, in %s', async (locale, words) => {
  await show(waitFor('PLACE'), locale);
  expect(await screen.findByText(words)).toBeDefined();
});

test('a pause of the judge says when it ends', async () => {
  const until = new Date();
  until.setHours(23, 59, 0, 0);
  await show(waitFor('CHALLENGE', until.toISOString()));
  expect(await screen.findByText(/POJ asks for a person.* until 23:59:00/u)).toBeDefined();
});

test('a session that must be given again leads to the settings', async () => {
  await show(waitFor('OWN_SESSION'));
  const link = await screen.findByRole('link', { name: 'Open the settings' });
  expect(link.getAttribute('href')).toBe('/setting?open=remote');
});

test('what nobody may know leaves the common words', async () => {
  await show(null);
  expect(await screen.findByText('Sending')).toBeDefined();
});

test.each([
  [true, 1],
  [false, 0],
])('who may submit at the judge himself is told so: %s', async (canSubmitThere, count) => {
  await show(waitFor('ACCOUNT_NEEDS_ADMIN', new Date().toISOString(), canSubmitThere));
  expect(await screen.findByText(/An admin of this site must first sign in at POJ again/u)).toBeDefined();
  expect(screen.queryAllByText(/to submit there yourself/u)).toHaveLength(count);
});

test('the line about the judge is kept fresh with what is waited for', async () => {
  const cache = await show(waitFor('UNREACHABLE', new Date().toISOString()));
  const id = cache.identify(remoteJudge) ?? '';
  await waitUntil(() =>
    expect(cache.readFragment({ id, fragment: RemoteLine_StatusFragmentDoc })).toMatchObject({ state: 'DOWN' }),
  );
});
