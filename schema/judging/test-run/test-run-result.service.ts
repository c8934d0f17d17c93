import type { SampleRunResult, TestRunResult } from '@verdict/judge/protocol/report.ts';
import type { PubSub, Transaction } from '../../core/context.ts';

/** Stores what became of a test run and tells its user. */
export async function storeTestRunResult(
  tx: Transaction,
  pubsub: PubSub,
  { testRunId, result }: { readonly testRunId: number; readonly result: TestRunResult },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE test_run
    SET status = ${result.status}, time_ms = ${result.timeMs}, memory_kb = ${result.memoryKb},
      output = ${result.output}, stderr = ${result.stderr}, message = ${result.message}, finished_at = clock_timestamp()
    WHERE id = ${testRunId}`;
  await pubsub.publish('testRun', { testRunId }, tx);
}

/** Stores what became of a run on all samples and tells its user. */
export async function storeSampleRunResult(
  tx: Transaction,
  pubsub: PubSub,
  { testRunId, result: { status, message, samples } }: { readonly testRunId: number; readonly result: SampleRunResult },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE test_run
    SET status = ${status}, message = ${message}, sample_results = ${JSON.stringify(samples)}::jsonb,
      finished_at = clock_timestamp()
    WHERE id = ${testRunId}`;
  await pubsub.publish('testRun', { testRunId }, tx);
}

/** Shows how far a test run is: pending, compiling, running. */
export async function tellTestRun(
  tx: Transaction,
  pubsub: PubSub,
  { testRunId, status }: { readonly testRunId: number; readonly status: number },
): Promise<void> {
  const { count } = await tx.testRun.updateMany({
    where: { id: testRunId, status: { not: status } },
    data: { status },
  });
  if (count > 0) await pubsub.publish('testRun', { testRunId }, tx);
}
