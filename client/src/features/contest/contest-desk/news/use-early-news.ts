import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { deskPart } from '../../../../lib/intl/parts/desk.ts';
import { localeStore } from '../../../../lib/preferences/locale-store.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { EarlyNewsDocument } from './early-news.generated.ts';

/** How long the pages of a contest wait for its news at most, in ms. */
const maxWaitMs = 1_000;

/**
 * Asks for the news of a contest beside the contest itself: notices that wait are then drawn with its pages, and push
 * nothing down.
 *
 * @returns false while the pages better wait for it.
 */
export function useEarlyNews(contestId: number | null): boolean {
  const client = useApolloClient();
  const { hasToken } = useViewer();
  const [settledId, setSettledId] = useState<number | null>(null);
  useEffect(() => {
    if (contestId === null || !hasToken) return undefined;
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setSettledId(contestId);
    };
    const timer = setTimeout(settle, maxWaitMs);
    // Who may not look inside is refused, and what fails is asked for again where it is shown.
    void Promise.allSettled([
      deskPart.load(localeStore.get()),
      client.query({
        query: EarlyNewsDocument,
        variables: { contestId },
        fetchPolicy: 'network-only',
        context: { isQuiet: true },
      }),
    ]).then(settle);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, contestId, hasToken]);
  return (
    !hasToken ||
    contestId === null ||
    settledId === contestId ||
    client.readQuery({ query: EarlyNewsDocument, variables: { contestId } }) !== null
  );
}
