import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { JudgeMetrics } from '@verdict/schema/core/context.ts';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Bounds of waits and durations, in seconds. */
const secondsBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/** Counts what this process sees of judging into a registry; a site's figure is the sum over its processes. */
export function createJudgeMetrics(register: Registry): JudgeMetrics {
  const registers = [register];
  const claimWait = new Histogram({
    name: 'verdict_judge_claim_wait_seconds',
    help: 'From the moment a task is queued to its first claim, by queue.',
    labelNames: ['queue'],
    buckets: secondsBuckets,
    registers,
  });
  const duration = new Histogram({
    name: 'verdict_judge_duration_seconds',
    help: 'From the last claim of a task to its end, by queue.',
    labelNames: ['queue'],
    buckets: secondsBuckets,
    registers,
  });
  const verdicts = new Counter({
    name: 'verdict_judge_results_total',
    help: 'Ended tasks by queue and status; "none" for compiles of checkers.',
    labelNames: ['queue', 'status'],
    registers,
  });
  const failures = new Counter({
    name: 'verdict_judge_failures_total',
    help: 'Attempts that failed for reasons of our own: sandbox, judge or server.',
    registers,
  });
  return {
    claimed: (queue, waitMs) => claimWait.observe({ queue: queue.toLowerCase() }, waitMs / 1_000),
    ended({ queue, status, durationMs }) {
      duration.observe({ queue: queue.toLowerCase() }, durationMs / 1_000);
      verdicts.inc({
        queue: queue.toLowerCase(),
        status: status === null ? 'none' : shortNameOf(status),
      });
    },
    failed: () => failures.inc(),
  };
}
