import type { Services } from '@verdict/schema/core/context.ts';
import { readManagedJudges } from '@verdict/schema/remote/manage/judges.service.ts';
import { remoteStates } from '@verdict/schema/remote/manage/status.ts';
import { Gauge, type Registry } from 'prom-client';

/** Gauges of remote judges. @returns how to bring them up to date. */
export function createRemoteGauges(register: Registry): (services: Services, now: Date) => Promise<void> {
  const registers = [register];
  const state = new Gauge({
    name: 'verdict_remote_judge_state',
    help: 'Remote judges: 0 working, 1 slow, 2 only in browsers, 3 down, 4 switched off, 5 not set up.',
    labelNames: ['judge'],
    registers,
  });
  const jobs = new Gauge({
    name: 'verdict_remote_jobs',
    help: 'Remote submissions without a verdict, by judge and state.',
    labelNames: ['judge', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'verdict_remote_oldest_wait_seconds',
    help: 'How long the oldest waiting remote submission waits, by judge; 0 when nothing waits.',
    labelNames: ['judge'],
    registers,
  });
  const breakers = new Gauge({
    name: 'verdict_remote_breaker_open',
    help: '1 while the circuit breaker of an operation of a remote judge is open.',
    labelNames: ['judge', 'operation'],
    registers,
  });
  const times = new Gauge({
    name: 'verdict_remote_verdict_seconds',
    help: 'Time to the verdict of remote submissions of the last day; absent where there was none.',
    labelNames: ['judge', 'quantile'],
    registers,
  });
  const refusals = new Gauge({
    name: 'verdict_remote_not_sent',
    help: 'Remote submissions of the last week without a run, by judge and reason.',
    labelNames: ['judge', 'reason'],
    registers,
  });
  return async ({ db }, now) => {
    const judges = await readManagedJudges({ db, now });
    for (const gauge of [breakers, times, refusals]) gauge.reset();
    for (const { info, status, queue, breakers: circuits, times: seconds, refusals: refused } of judges) {
      const judge = info.key;
      state.set({ judge }, remoteStates.indexOf(status.state));
      for (const name of ['waiting', 'uncertain', 'running', 'held'] as const)
        jobs.set({ judge, state: name }, queue[name]);
      oldest.set({ judge }, queue.oldestAt === null ? 0 : (now.getTime() - queue.oldestAt.getTime()) / 1_000);
      for (const { operation, openedAt } of circuits)
        breakers.set({ judge, operation: operation.toLowerCase() }, openedAt === null ? 0 : 1);
      if (seconds.verdictP50 !== null) times.set({ judge, quantile: '0.5' }, seconds.verdictP50);
      if (seconds.verdictP95 !== null) times.set({ judge, quantile: '0.95' }, seconds.verdictP95);
      for (const { reason, count } of refused) refusals.set({ judge, reason }, count);
    }
  };
}
