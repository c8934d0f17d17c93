import { setTimeout as sleep } from 'node:timers/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';
import type { BenchJudge } from './bench-judge.ts';
import type { PlannedCorrection, PlannedSubmission } from './contest-plan.ts';
import type { GraphqlCaller } from './graphql-caller.ts';

/** Tasks the judge has in hand at once. */
const atOnce = 4;
/** What waits for its verdict is corrected later, in milliseconds. */
const retryMs = 500;

/** A program whose comment is its number in the plan. */
export function programOf({ number }: PlannedSubmission): string {
  return `// program ${number}\nint main() {}\n`;
}

function numberOf({ program }: JudgeTask): number {
  return Number(/^\/\/ program (\d+)/.exec(program?.sources[0]?.content ?? '')?.[1]);
}

/**
 * A judge that says at once what the plan says.
 *
 * @param onReport told right before each report. @returns how to stop it; what went wrong is thrown then.
 */
export function judgeByPlan(
  judge: BenchJudge,
  submissions: ReadonlyMap<number, PlannedSubmission>,
  onReport: (planned: PlannedSubmission, status: number) => void,
): () => Promise<void> {
  const seen = new Set<number>();
  let isOver = false;
  let failure: unknown = null;
  const work = async () => {
    while (!isOver) {
      const task = await judge.claim();
      const planned = submissions.get(numberOf(task));
      if (planned === undefined) throw new Error('A program that is not in the plan.');
      const status = planned.verdicts[seen.has(planned.number) ? 1 : 0];
      seen.add(planned.number);
      onReport(planned, status);
      await judge.report(task, status);
    }
  };
  for (let slot = 0; slot < atOnce; slot += 1) {
    work().catch((error: unknown) => {
      if (!isOver) failure ??= error;
    });
  }
  return async () => {
    isOver = true;
    if (failure !== null) throw failure;
  };
}

const mutations = {
  rejudge: 'mutation ($id: Int!) { done: rejudgeSubmission(id: $id) { __typename } }',
  manual: `mutation ($id: Int!) { done: judgeManually(id: $id, status: ${Status.RUNTIME_ERROR}) { __typename } }`,
  cancel: 'mutation ($id: Int!) { done: cancelSubmission(id: $id) { __typename } }',
} as const;
const done = z.object({ done: z.object({ __typename: z.string() }) });
/** Refusals that are right: nobody makes a program run that does not compile, and what is cancelled stays so. */
const rightRefusals = new Set(['CompileErrorStands', 'AlreadyCancelled']);

/** Corrects a verdict as the jury does; one that is not there yet is waited for. */
export async function correct(caller: GraphqlCaller, kind: PlannedCorrection['kind'], id: number): Promise<void> {
  for (;;) {
    const { __typename: type } = (await caller.call(done, mutations[kind], { id })).done;
    if (type.endsWith('Success') || rightRefusals.has(type)) return;
    if (type !== 'SubmissionBeingJudged') throw new Error(`A verdict could not be corrected: ${type}.`);
    await sleep(retryMs);
  }
}
