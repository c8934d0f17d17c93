import type { PubSub, Transaction } from '../../core/context.ts';

/** Tells those who look at contests with a problem that it changed. */
export async function publishProblemChange(tx: Transaction, pubsub: PubSub, problemId: number): Promise<void> {
  const places = await tx.contestProblem.findMany({ where: { problemId }, select: { contestId: true } });
  if (places.length > 0)
    await pubsub.publishAll(
      'contest',
      places.map(({ contestId }) => ({ contestId })),
      tx,
    );
}
