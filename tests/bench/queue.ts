import { setTimeout as sleep } from 'node:timers/promises';
import { BenchJudge } from './bench-judge.ts';
import { openBenchSite } from './bench-site.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

const rounds = 200;
/** Not measured: the server's code and the database's plans are warm after these. */
const warmUpRounds = 30;
/** Milliseconds until a claim surely waits at the server. */
const settleMs = 8;

interface Latency {
  /** From the row in the queue to its claim, by the database's clock. */
  readonly queued: number;
  /** From sending the submit to its answer. */
  readonly submitted: number;
  /** From sending the submit to the task at the judge. */
  readonly delivered: number;
}

/** How long a submission waits while a judge is idle. */
export async function measureQueue(): Promise<readonly Figure[]> {
  await using problem = await writeTrivialPackage();
  await using site = await openBenchSite({ isJudging: false });
  const displayId = await importTrivialPackage(site.services, problem);
  const judge = await BenchJudge.join(site);
  const contestant = await Contestant.join(site);

  const round = async (): Promise<Latency> => {
    const claim = judge.claim();
    await sleep(settleMs);
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    const [submitted, [task, delivered]] = await Promise.all([
      contestant.submit(displayId).then(elapsed),
      claim.then((claimed) => [claimed, elapsed()] as const),
    ]);
    const row = await site.services.db.judgeTask.findUniqueOrThrow({
      where: { id: task.taskId },
      select: { createdAt: true, claimedAt: true },
    });
    await judge.accept(task);
    return { submitted, delivered, queued: (row.claimedAt?.getTime() ?? Number.NaN) - row.createdAt.getTime() };
  };
  for (let count = 0; count < warmUpRounds; count += 1) await round();
  const latencies: Latency[] = [];
  for (let count = 0; count < rounds; count += 1) latencies.push(await round());

  const figure = (what: string, pick: (latency: Latency) => number, share: number, most?: number): Figure => ({
    what,
    value: percentile(latencies.map(pick), share),
    unit: 'ms',
    ...(most === undefined ? {} : { budget: { kind: 'figure', most } }),
  });
  return [
    figure('queue: submission stored to claimed, p50', ({ queued }) => queued, 0.5, 6),
    figure('queue: submission stored to claimed, p99', ({ queued }) => queued, 0.99, 25),
    figure('  submit sent to answered, p50', ({ submitted }) => submitted, 0.5),
    figure('  submit sent to task at the judge, p50', ({ delivered }) => delivered, 0.5),
    figure('  submit sent to task at the judge, p99', ({ delivered }) => delivered, 0.99),
  ];
}
