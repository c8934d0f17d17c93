import type { Judgement } from '@verdict/judge/protocol/report.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import type { TaskFailure } from '../../queue/task/task-failure.ts';

/** A judgement beside the standing verdict. */
export interface PreviewResult {
  readonly rejudgeItemId: number;
  readonly judgement: Judgement;
  /** Null: no judge could do it. */
  readonly judgeName: string | null;
  /** Attempts that failed before. */
  readonly failures: readonly TaskFailure[];
}

/** Keeps a judgement of a preview until it is applied or discarded. */
export async function storePreview(
  tx: Transaction,
  pubsub: PubSub,
  { rejudgeItemId, judgement, judgeName, failures }: PreviewResult,
): Promise<void> {
  const { status, score, timeMs, memoryKb } = judgement;
  const { rejudgeId } = await tx.rejudgeItem.update({
    where: { id: rejudgeItemId },
    data: {
      newStatus: status,
      newScore: score,
      newTimeMs: timeMs,
      newMemoryKb: memoryKb,
      judgement,
      judgeName,
      failures: [...failures],
    },
    select: { rejudgeId: true },
  });
  await pubsub.publish('rejudge', { rejudgeId }, tx);
}
