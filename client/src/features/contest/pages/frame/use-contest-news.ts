import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { spreadDelayMs } from '../../../../lib/retry/delay.ts';
import { useContestChangedSubscription } from './contest-frame.generated.ts';

/** What is shown of the inside of a contest by the pages of it that do not follow it themselves. */
const inside = [
  'ContestOverview',
  'ContestOwnPlace',
  'ContestProblems',
  'ContestProblemPage',
  'ContestFocusList',
  'SubmissionList',
  'OwnSubmissions',
  'SubmissionPage',
];
/** All who have the contest open hear of a change at once: they ask within this time, not in one moment, in ms. */
const spreadMs = 1_500;
/** What a page asked for this long ago it has just asked for, in ms. */
const justMs = 3_000;

interface ContestNewsOptions {
  /** Null: none is followed. */
  readonly contestId: number | null;
  /** The viewer may no longer see it. */
  readonly onGone: () => void;
}

/** Follows a contest: what may be done there comes with the news, what is inside is asked anew. */
export function useContestNews({ contestId, onGone }: ContestNewsOptions): void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [openedAt] = useState(() => performance.now());
  const isFirst = useRef(true);
  useEffect(() => () => clearTimeout(timer.current), []);
  useContestChangedSubscription({
    variables: { id: contestId ?? 0 },
    skip: contestId === null,
    ignoreResults: true,
    onComplete: onGone,
    onData() {
      // The first one says how it is now, which has just been asked, unless it was long in coming.
      const isKnown = isFirst.current && performance.now() - openedAt < justMs;
      isFirst.current = false;
      if (isKnown) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => askShownAgain(client, inside), spreadDelayMs(spreadMs));
    },
  });
}
