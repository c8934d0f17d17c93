import { useEffect } from 'react';
import { deskWorkStore, forgetDeskWork } from '../../../../lib/contest-news/desk-work.ts';
import { useWaitingBalloonsSubscription, useWaitingPrintsSubscription } from './desk-work.generated.ts';

interface DeskWorkProps {
  readonly contestId: number;
  readonly hasBalloons: boolean;
  readonly hasPrints: boolean;
}

/**
 * Counts what waits for the jury of a contest, while any page of it is open. What waits comes first in its list: of
 * more than a page as many as a page has are counted. Balloons that the freeze holds back do not wait.
 */
export function DeskWork({ contestId, hasBalloons, hasPrints }: DeskWorkProps) {
  const variables = { contestId };
  const balloonNews = useWaitingBalloonsSubscription({ variables, skip: !hasBalloons }).data;
  const printNews = useWaitingPrintsSubscription({ variables, skip: !hasPrints }).data;
  const balloons =
    balloonNews?.balloonsChanged.items.filter(({ checkedAt, isRevoked }) => checkedAt === null || isRevoked).length ??
    0;
  const prints = printNews?.contestPrintsChanged.items.filter(({ printedAt }) => printedAt === null).length ?? 0;
  useEffect(() => deskWorkStore.set({ balloons, prints }), [balloons, prints]);
  useEffect(() => forgetDeskWork, []);
  return null;
}
