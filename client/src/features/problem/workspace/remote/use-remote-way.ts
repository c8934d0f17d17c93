import { useState } from 'react';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useContestPlace } from '../contest-place.ts';
import { useRemoteWaysQuery } from './remote.generated.ts';

/** Who submits a program to its remote judge. */
export type RemoteWay = 'SITE' | 'BROWSER' | 'CLAIM';

/** Ways to submit a program to a remote judge, and the one that the reader chose. */
export interface RemoteWayState {
  /** Name of the judge; null: the site judges it. */
  readonly judgeName: string | null;
  /** The first is taken until another is chosen; one or none: there is nothing to choose. */
  readonly ways: readonly RemoteWay[];
  readonly way: RemoteWay;
  readonly choose: (way: RemoteWay) => void;
}

/** @param languageKey languages of remote judges begin with the key of their judge. */
export function useRemoteWay(languageKey: string): RemoteWayState {
  const isSignedIn = useStore(tokenStore) !== null;
  const isInContest = useContestPlace() !== null;
  const [chosen, setChosen] = useState<RemoteWay | null>(null);
  const { data } = useRemoteWaysQuery({ skip: !languageKey.includes('.') || !isSignedIn });
  const judge = data?.ownRemoteJudges.find(({ key }) => languageKey.startsWith(`${key}.`));
  const ways: RemoteWay[] = [];
  if (judge?.isSentBySite) ways.push('SITE');
  if (judge?.canBrowse) ways.push('BROWSER');
  // A run from before the contest would count in it.
  if (judge?.canClaim && !isInContest) ways.push('CLAIM');
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'SITE');
  return { judgeName: judge?.name ?? null, ways, way, choose: setChosen };
}
