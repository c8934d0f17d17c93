import { isFinal } from '@verdict/judge/protocol/status.ts';
import { useEffect, useState } from 'react';
import { useStore } from '../store/store.ts';
import { pollIntervalMs, socketStateStore } from './socket-state.ts';
import {
  useSubmissionProgressPollQuery,
  useSubmissionProgressSubscription,
  type SubmissionProgress_ProgressFragment,
} from './submission-progress.generated.ts';

/**
 * The live state of one submission: pushed, or asked every two seconds while nothing can be pushed. The first message
 * of the subscription is the state now, so nothing is missed between submitting, reconnecting and listening.
 *
 * @param submissionId null: follow nothing.
 * @returns null until the first state is known.
 */
export function useSubmissionProgress(submissionId: number | null): SubmissionProgress_ProgressFragment | null {
  const socketState = useStore(socketStateStore);
  const [latest, setLatest] = useState<SubmissionProgress_ProgressFragment | null>(null);
  const [refusedId, setRefusedId] = useState<number | null>(null);

  // Followed again, as after another judging, it is another state that counts.
  if (submissionId === null && latest !== null) setLatest(null);
  const current = latest !== null && latest.submissionId === submissionId ? latest : null;
  const isFollowing = submissionId !== null && (current === null || !isFinal(current.status));
  const variables = { id: submissionId ?? 0 };

  useSubmissionProgressSubscription({
    variables,
    skip: !isFollowing,
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) setLatest(data.data.submissionProgress);
    },
    onError: () => setRefusedId(submissionId),
  });

  const mustPoll = isFollowing && (socketState === 'down' || refusedId === submissionId);
  const { data: polled } = useSubmissionProgressPollQuery({
    variables,
    skip: !mustPoll,
    fetchPolicy: 'network-only',
    pollInterval: pollIntervalMs,
  });
  useEffect(() => {
    if (mustPoll && polled?.submission) setLatest(polled.submission.progress);
  }, [mustPoll, polled]);

  return current;
}
