import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import type { Statement_Problem_Problem_Fragment } from '../statement.generated.ts';
import {
  useProblemStatisticsPollQuery,
  useProblemStatisticsSubscription,
  type LiveStatistics_ProblemFragment,
} from './live-statistics.generated.ts';

/** Time between two looks while nothing can be pushed, in ms. */
const pollMs = 10_000;

/**
 * How submissions to a problem ended, as of now. Kept apart from the cache: the page with the statement would be drawn
 * again with every verdict.
 */
export function useLiveStatistics({
  id,
  statistics,
}: Pick<Statement_Problem_Problem_Fragment, 'id' | 'statistics'>): LiveStatistics_ProblemFragment['statistics'] {
  const variables = { problemId: id };
  const pollInterval = usePollWhileDeaf(pollMs);
  const { data: pushed } = useProblemStatisticsSubscription({ variables, fetchPolicy: 'no-cache' });
  const { data: polled } = useProblemStatisticsPollQuery({
    variables,
    skip: pollInterval === 0,
    pollInterval,
    fetchPolicy: 'no-cache',
  });
  const live = pollInterval === 0 ? pushed?.problemStatisticsChanged : polled?.problem;
  return live?.statistics ?? statistics;
}
