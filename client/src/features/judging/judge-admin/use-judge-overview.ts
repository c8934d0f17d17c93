import { useEffect, useEffectEvent } from 'react';
import { pollIntervalMs, socketStateStore } from '../../../lib/live/socket-state.ts';
import { useStore } from '../../../lib/store/store.ts';
import {
  useJudgeOverviewSubscription,
  useJudgePageQuery,
  type JudgeNode_NodeFragment,
  type QueuePanel_QueueFragment,
} from './judge-page.generated.ts';

/** Judges and queue at one moment. */
interface JudgeOverview {
  readonly nodes: readonly JudgeNode_NodeFragment[];
  readonly queue: QueuePanel_QueueFragment;
}

/** Judges and queue, pushed; or asked every two seconds while nothing can be pushed. */
export function useJudgeOverview() {
  const isDown = useStore(socketStateStore) === 'down';
  const { data: pushed } = useJudgeOverviewSubscription();
  const {
    data: asked,
    error,
    refetch,
  } = useJudgePageQuery({ fetchPolicy: 'cache-and-network', pollInterval: isDown ? pollIntervalMs : 0 });
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (isDown) askAgain();
  }, [isDown]);
  const answered: JudgeOverview | null =
    asked === undefined ? null : { nodes: asked.judgeNodes, queue: asked.judgeQueue };
  const overview: JudgeOverview | null = isDown ? answered : (pushed?.judgeOverview ?? answered);
  return { overview, failingCheckers: asked?.checkerHealth.failingCount ?? 0, error, askAgain: () => void refetch() };
}
