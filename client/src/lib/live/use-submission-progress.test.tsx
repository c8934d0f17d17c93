import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { OperationTypeNode } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { socketStateStore } from './socket-state.ts';
import { useSubmissionProgress } from './use-submission-progress.ts';

afterEach(() => {
  cleanup();
  socketStateStore.set('idle');
});

function progress(status: number, casesDone: number) {
  const statistics = {
    __typename: 'ProblemStatistics',
    total: 0,
    ac: 0,
    wa: 0,
    tle: 0,
    mle: 0,
    re: 0,
    ce: 0,
    pe: 0,
    se: 0,
    pac: 0,
  };
  const problem = {
    __typename: 'Problem',
    id: 1,
    viewerStatus: -10,
    viewerScore: null,
    viewerResetAt: null,
    statistics,
  };
  const user = {
    __typename: 'User',
    id: 'u1',
    statistics: { __typename: 'UserStatistics', submissions: 0, solved: 0 },
  };
  const submission = {
    __typename: 'Submission',
    id: 7,
    status,
    score: null,
    totalScore: null,
    timeMs: null,
    memoryKb: null,
    message: null,
    cases: [],
    problem,
    user,
  };
  return {
    __typename: 'SubmissionProgress',
    submissionId: 7,
    status,
    queuePosition: null,
    expectedWaitSeconds: null,
    casesDone,
    casesTotal: 20,
    submission,
  };
}

interface Transport {
  /** Messages of the subscription, in order; null: it is refused. */
  readonly pushed: readonly ReturnType<typeof progress>[] | null;
  /** The answer to each question. */
  readonly asked: ReturnType<typeof progress>;
}

function Follower({ id = 7 }: { readonly id?: number | null }) {
  const state = useSubmissionProgress(id);
  return <p>{state === null ? 'unknown' : `${state.status}: ${state.casesDone} of ${state.casesTotal}`}</p>;
}

/** @returns how many questions were asked so far. */
function follow({ pushed, asked }: Transport): () => number {
  let questions = 0;
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          if (pushed === null) return observer.error(new Error('no socket'));
          for (const message of pushed) observer.next({ data: { submissionProgress: message } });
          return undefined;
        }
        questions += 1;
        observer.next({ data: { submission: { __typename: 'Submission', id: 7, progress: asked } } });
        observer.complete();
        return undefined;
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: { SubmissionProgress: { keyFields: ['submissionId'] } } }),
  });
  render(
    <ApolloProvider client={client}>
      <Follower />
    </ApolloProvider>,
  );
  return () => questions;
}

test('the newest pushed state is shown, and nothing is asked', async () => {
  const questions = follow({
    pushed: [progress(Status.COMPILING, 0), progress(Status.JUDGING, 7)],
    asked: progress(Status.ACCEPTED, 20),
  });
  expect(await screen.findByText('7: 7 of 20')).toBeTruthy();
  expect(questions()).toBe(0);
});

test('when the subscription is refused, the state is asked for', async () => {
  const questions = follow({ pushed: null, asked: progress(Status.ACCEPTED, 20) });
  expect(await screen.findByText('0: 20 of 20')).toBeTruthy();
  expect(questions()).toBe(1);
});

test('while the socket is down, the state is asked for', async () => {
  socketStateStore.set('down');
  follow({ pushed: [], asked: progress(Status.JUDGING, 3) });
  expect(await screen.findByText('7: 3 of 20')).toBeTruthy();
});

test('one that is judged again is followed again', async () => {
  const pushed = [progress(Status.ACCEPTED, 20)];
  const again = [progress(Status.JUDGING, 4)];
  let times = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        times += 1;
        for (const message of times === 1 ? pushed : again) observer.next({ data: { submissionProgress: message } });
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: { SubmissionProgress: { keyFields: ['submissionId'] } } }),
  });
  const shown = (id: number | null) => (
    <ApolloProvider client={client}>
      <Follower id={id} />
    </ApolloProvider>
  );
  const { rerender } = render(shown(7));
  expect(await screen.findByText('0: 20 of 20')).toBeTruthy();
  rerender(shown(null));
  rerender(shown(7));
  expect(await screen.findByText('7: 4 of 20')).toBeTruthy();
});
