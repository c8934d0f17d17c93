import type { Context, Transaction } from '../../core/context.ts';
import { reportWeight } from './report-weight.ts';

/** Number and weight of the open reports on a text. */
export interface OpenWeight {
  readonly count: number;
  readonly weight: number;
}

/** Number and weight of the open reports on one text. */
export async function openWeight(tx: Transaction, moderatedTextId: number): Promise<OpenWeight> {
  return (await openWeights(tx, [moderatedTextId]))(moderatedTextId);
}

/** Number and weight of the open reports on some texts, in a fixed number of queries. */
export async function openWeights(
  db: Context['db'] | Transaction,
  moderatedTextIds: readonly number[],
): Promise<(moderatedTextId: number) => OpenWeight> {
  const open = await db.report.findMany({
    where: { moderatedTextId: { in: [...moderatedTextIds] }, state: 'OPEN' },
    select: { moderatedTextId: true, reporterId: true },
  });
  const decided = await db.report.groupBy({
    by: ['reporterId', 'state'],
    where: { reporterId: { in: open.map(({ reporterId }) => reporterId) }, state: { in: ['ACCEPTED', 'DISMISSED'] } },
    _count: { _all: true },
  });
  const countOf = new Map(decided.map(({ reporterId, state, _count }) => [`${reporterId} ${state}`, _count._all]));
  const weightOf = (reporterId: string) =>
    reportWeight({
      accepted: countOf.get(`${reporterId} ACCEPTED`) ?? 0,
      dismissed: countOf.get(`${reporterId} DISMISSED`) ?? 0,
    });
  return (id) => {
    const reports = open.filter(({ moderatedTextId }) => moderatedTextId === id);
    return {
      count: reports.length,
      weight: reports.reduce((sum, { reporterId }) => sum + weightOf(reporterId), 0),
    };
  };
}
