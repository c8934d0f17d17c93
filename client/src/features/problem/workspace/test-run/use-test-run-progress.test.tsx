import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { OperationTypeNode } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { socketStateStore } from '../../../../lib/live/socket-state.ts';
import { useTestRunProgress } from './use-test-run-progress.ts';

afterEach(() => {
  cleanup();
  socketStateStore.set('idle');
});

function runWith(status: number) {
  const nothing = {
    expectedOutput: null,
    timeMs: null,
    memoryKb: null,
    output: null,
    stderr: null,
    message: null,
    queuePosition: null,
    expectedWaitSeconds: null,
    passedSample: null,
    samples: null,
  };
  return { __typename: 'TestRun', key: 'TEST_JUDGE_7', status, input: '', judgeMode: 'DEFAULT', ...nothing };
}
type Run = ReturnType<typeof runWith>;

interface Transport {
  /** Messages of the subscription, which then ends; null: it is refused. */
  readonly pushed: readonly Run[] | null;
  /** Does the subscription end after its messages? */
  readonly isEnding?: boolean;
  /** The answer to each question. */
  readonly asked: Run | null;
}

function Follower() {
  const { run, isGone } = useTestRunProgress('TEST_JUDGE_7');
  return <p>{isGone ? 'gone' : run === null ? 'unknown' : `status ${run.status}`}</p>;
}

/** @returns how many questions were asked so far. */
function follow({ pushed, isEnding = false, asked }: Transport): () => number {
  let questions = 0;
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType !== OperationTypeNode.SUBSCRIPTION) {
          questions += 1;
          observer.next({ data: { testRun: asked } });
          observer.complete();
          return undefined;
        }
        if (pushed === null) return observer.error(new Error('no socket'));
        for (const message of pushed) observer.next({ data: { testRunProgress: message } });
        if (isEnding) observer.complete();
        return undefined;
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Follower />
    </ApolloProvider>,
  );
  return () => questions;
}

test('the newest pushed state is shown, and nothing is asked', async () => {
  const questions = follow({
    pushed: [runWith(Status.PENDING), runWith(Status.ACCEPTED)],
    isEnding: true,
    asked: null,
  });
  expect(await screen.findByText('status 0')).toBeTruthy();
  expect(questions()).toBe(0);
});

test('when the subscription is refused, the state is asked for', async () => {
  follow({ pushed: null, asked: runWith(Status.ACCEPTED) });
  expect(await screen.findByText('status 0')).toBeTruthy();
});

test('while the socket is down, the state is asked for', async () => {
  socketStateStore.set('down');
  follow({ pushed: [], asked: runWith(Status.JUDGING) });
  expect(await screen.findByText('status 7')).toBeTruthy();
});

test('a stream that ends before the run has, of a run nobody knows any more, means that it is gone', async () => {
  follow({ pushed: [runWith(Status.PENDING)], isEnding: true, asked: null });
  expect(await screen.findByText('gone')).toBeTruthy();
});
