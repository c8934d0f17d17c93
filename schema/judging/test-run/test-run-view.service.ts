import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { sampleResultSchema, type SampleResult } from '@verdict/judge/protocol/report.ts';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeMode } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import type { Context, Viewer } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { watch } from '../../core/watch.ts';
import { numberToleranceOf } from '../../problem/bank/token-comparison.ts';
import { loadQueuePlace } from '../../queue/task/queue-place.loader.ts';
import { readableMs } from './test-run-removal.service.ts';
import { TestRunNotFound } from './test-run.error.ts';

/** A test run as its user sees it. */
export interface TestRunView {
  readonly key: string;
  readonly status: number;
  readonly input: string;
  readonly expectedOutput: string | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly output: string | null;
  readonly stderr: string | null;
  readonly message: string | null;
  /** Waiting tasks that come before it; null unless it waits. */
  readonly queuePosition: number | null;
  /** Until a judge takes it; null unless it waits and a live judge can do it. */
  readonly expectedWaitSeconds: number | null;
  /** The sample it passed; null when it passed none. */
  readonly passedSample: number | null;
  readonly judgeMode: JudgeMode;
  readonly numberTolerance: NumberTolerance | null;
  /** What became of each sample; null: it is run on one input. */
  readonly samples: readonly SampleResult[] | null;
}

const sampleResultsSchema = z.array(sampleResultSchema);

/** A look without a message, in milliseconds; while it waits, often enough to see the queue move. */
const idleMs = { waiting: 2_000, running: 5_000 };

/** Test runs a viewer may read: their own, until some time after the end. */
function readableTestRuns(viewer: Viewer, now: Date) {
  const userId = userIdOrNull(viewer) ?? '';
  return { userId, OR: [{ finishedAt: null }, { finishedAt: { gt: new Date(now.getTime() - readableMs) } }] };
}

const viewSelect = {
  key: true,
  status: true,
  input: true,
  expectedOutput: true,
  timeMs: true,
  memoryKb: true,
  output: true,
  stderr: true,
  message: true,
  sampleNumber: true,
  isAllSamples: true,
  sampleResults: true,
  problem: { select: { judgeMode: true, comparison: true } },
  task: { select: { id: true, state: true } },
} as const;

/** A test run as it is now; null when there is none of that key for this viewer. */
export async function readTestRun(context: Context, key: string): Promise<TestRunView | null> {
  const row = await context.db.testRun.findFirst({
    where: { AND: [{ key }, readableTestRuns(context.viewer, context.now)] },
    select: viewSelect,
  });
  if (row === null) return null;
  const { sampleNumber, isAllSamples, sampleResults, problem, task, ...facts } = row;
  const place = task?.state === 'WAITING' ? await loadQueuePlace(context, task.id) : null;
  return {
    ...facts,
    judgeMode: problem.judgeMode,
    numberTolerance: numberToleranceOf(problem),
    queuePosition: place?.position ?? null,
    expectedWaitSeconds: place?.expectedWaitSeconds ?? null,
    passedSample: row.status === Status.ACCEPTED ? sampleNumber : null,
    samples: isAllSamples ? sampleResultsSchema.parse(sampleResults ?? []) : null,
  };
}

/** @returns the id behind a key. @throws TestRunNotFound */
export async function findTestRun({ db, viewer, now }: Context, key: string): Promise<number> {
  const row = await db.testRun.findFirst({
    where: { AND: [{ key }, readableTestRuns(viewer, now)] },
    select: { id: true },
  });
  if (row === null) throw new TestRunNotFound();
  return row.id;
}

/** A test run as it is now, then each change; ends after its end, or when another took its place. */
export function watchTestRun(
  context: Context,
  { id, key }: { readonly id: number; readonly key: string },
): Promise<AsyncGenerator<TestRunView, void>> {
  return watch(context, {
    topic: 'testRun',
    filter: ({ testRunId }) => testRunId === id,
    idleMs: ({ queuePosition }) => (queuePosition === null ? idleMs.running : idleMs.waiting),
    read: (moment) => readTestRun(moment, key),
    isSame: (last, next) =>
      last.status === next.status &&
      last.queuePosition === next.queuePosition &&
      last.expectedWaitSeconds === next.expectedWaitSeconds,
    isOver: ({ status }) => isFinal(status),
  });
}
