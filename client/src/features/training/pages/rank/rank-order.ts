import { formatDateTime, formatTime } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { MessageId } from '../../../../lib/intl/use-text.ts';
import type { TrainingRankQueryVariables, TrainingRank_RowFragment } from './training-rank.generated.ts';

export type RankOrder = TrainingRankQueryVariables['order'];

interface OrderLook {
  /** In the choice of orders. */
  readonly name: { readonly id: MessageId };
  /** Above the figure that orders. */
  readonly figure: { readonly id: MessageId };
  readonly show: (row: Pick<TrainingRank_RowFragment, 'timeMs' | 'finishedAt' | 'attempts'>) => string;
}

export const rankOrders: Readonly<Record<RankOrder, OrderLook>> = {
  SOLVED: {
    name: message({ id: 'training.order.solved' }),
    figure: message({ id: 'training.totalTime' }),
    show: ({ timeMs }) => formatTime(timeMs),
  },
  FIRST_TO_FINISH: {
    name: message({ id: 'training.order.finish' }),
    figure: message({ id: 'training.finishedAt' }),
    show: ({ finishedAt }) => (finishedAt === null ? '-' : formatDateTime(new Date(finishedAt))),
  },
  FEWEST_ATTEMPTS: {
    name: message({ id: 'training.order.attempts' }),
    figure: message({ id: 'training.attempts' }),
    show: ({ attempts }) => String(attempts),
  },
};

/** Orders as the address names them; the default has no name. */
const names: Readonly<Record<string, RankOrder>> = { finish: 'FIRST_TO_FINISH', attempts: 'FEWEST_ATTEMPTS' };

/** The order that the address says. */
export function readRankOrder(params: URLSearchParams): { readonly name: string; readonly order: RankOrder } {
  const name = params.get('order') ?? '';
  return Object.hasOwn(names, name) ? { name, order: names[name] ?? 'SOLVED' } : { name: '', order: 'SOLVED' };
}

/** Names of the orders in the address, with what they are. */
export const orderNames = [['', 'SOLVED'], ...Object.entries(names)] as readonly (readonly [string, RankOrder])[];
