import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { applyVerdicts } from '@verdict/schema/judging/submission/verdict.service.ts';
import { verdictOf } from '@verdict/schema/judging/submission/verdict.ts';

export interface Result {
  readonly status: number;
  readonly score: number;
}

/** A submission under the seal, with its result in either world. */
export interface SealedResult {
  readonly id: number;
  readonly one: Result;
  readonly other: Result;
}

/** A result that a submission is given. */
interface Given {
  readonly id: number;
  readonly result: Result;
}

/** Makes the world the one or the other. */
export async function turnTo(
  services: Services,
  nodeId: number,
  { sealed }: { readonly sealed: readonly SealedResult[] },
  side: 'one' | 'other',
): Promise<void> {
  const verdicts = sealed.map((each) => ({ id: each.id, result: each[side] }));
  await judge(services, verdicts);
  await judgeAgain(services, nodeId, verdicts);
}

/**
 * Leaves each being judged again, as far as the result went, after an attempt that failed: for its standing verdict and
 * for a preview.
 */
async function judgeAgain({ db }: Services, nodeId: number, verdicts: readonly Given[]): Promise<void> {
  for (const { id, result } of verdicts) {
    const progress = {
      casesDone: result.score,
      casesTotal: 100,
      failures: [
        { attempt: 1, judgeName: null, cause: `words of a checker on ${result.status}`, at: new Date().toISOString() },
      ],
    };
    const running = {
      ...progress,
      state: 'RUNNING' as const,
      priority: 0,
      attempt: 2,
      nodeId,
      incarnation: '0'.repeat(32),
      languageKeys: ['cpp'],
    };
    await db.judgeTask.upsert({
      where: { submissionId: id },
      update: progress,
      create: { ...running, submissionId: id, queue: 'CONTEST' },
    });
    const rejudgeItemId = await previewOf(db, id);
    await db.judgeTask.upsert({
      where: { rejudgeItemId },
      update: progress,
      create: { ...running, rejudgeItemId, queue: 'REJUDGE' },
    });
  }
}

/** The item of a submission in a preview. */
async function previewOf(db: Services['db'], submissionId: number): Promise<number> {
  const item =
    (await db.rejudgeItem.findFirst({ where: { submissionId }, select: { id: true } })) ??
    (await db.rejudgeItem.create({
      data: {
        oldVersion: 1,
        oldStatus: Status.WRONG_ANSWER,
        submission: { connect: { id: submissionId } },
        rejudge: { create: { isPreview: true, filter: {}, createdAt: new Date() } },
      },
      select: { id: true },
    }));
  return item.id;
}

/** Gives verdicts as judges do. */
export async function judge({ db, pubsub }: Services, verdicts: readonly Given[]): Promise<void> {
  const cases = ({ status, score }: Result) =>
    [1, 2].map((position) => ({
      position,
      testCaseId: 2_000_000_000 + position,
      groupName: 'secret',
      status,
      timeMs: score,
      memoryKb: 1_000 + score,
      score,
      message: `words ${score}`,
      judgeMessage: null,
    }));
  await db.$transaction((tx) =>
    applyVerdicts(
      tx,
      pubsub,
      verdicts.map(({ id, result }) => ({
        submissionId: id,
        verdict: verdictOf(
          {
            ...result,
            totalScore: 100,
            timeMs: result.score,
            memoryKb: 1_000 + result.score,
            message: `message ${result.status}`,
            cases: cases(result),
            groups: [],
            record: null,
          },
          { judgeName: `judge ${result.status}`, failures: [] },
        ),
      })),
    ),
  );
}
