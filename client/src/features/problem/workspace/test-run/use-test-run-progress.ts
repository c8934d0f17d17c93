import { isFinal } from '@verdict/judge/protocol/status.ts';
import { useEffect, useState } from 'react';
import { pollIntervalMs, socketStateStore } from '../../../../lib/live/socket-state.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useTestRunPollQuery, useTestRunProgressSubscription, type TestRun_RunFragment } from './test-run.generated.ts';

/** How a test run is. */
export interface TestRunProgress {
  /** Null until the first state is known. */
  readonly run: TestRun_RunFragment | null;
  /** The server knows nothing of it any more: another took its place, or nobody took it for too long. */
  readonly isGone: boolean;
}

/**
 * The live state of one test run: pushed, or asked every two seconds while nothing can be pushed. A stream that ends
 * before the run has is asked about too, since only an answer tells whether the run is gone.
 *
 * @param key null: follow nothing.
 */
export function useTestRunProgress(key: string | null): TestRunProgress {
  const socketState = useStore(socketStateStore);
  const [latest, setLatest] = useState<TestRun_RunFragment | null>(null);
  const [endedKey, setEndedKey] = useState<string | null>(null);
  const [goneKey, setGoneKey] = useState<string | null>(null);

  const run = latest !== null && latest.key === key ? latest : null;
  const isGone = key !== null && goneKey === key;
  const isFollowing = key !== null && !isGone && (run === null || !isFinal(run.status));
  const variables = { key: key ?? '' };

  useTestRunProgressSubscription({
    variables,
    skip: !isFollowing || endedKey === key,
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) setLatest(data.data.testRunProgress);
    },
    onComplete: () => setEndedKey(key),
    onError: () => setEndedKey(key),
  });

  const mustPoll = isFollowing && (socketState === 'down' || endedKey === key);
  const { data: polled } = useTestRunPollQuery({
    variables,
    skip: !mustPoll,
    fetchPolicy: 'network-only',
    pollInterval: pollIntervalMs,
  });
  useEffect(() => {
    if (!mustPoll || polled === undefined) return;
    if (polled.testRun === null) setGoneKey(key);
    else setLatest(polled.testRun);
  }, [mustPoll, polled, key]);

  return { run, isGone };
}
