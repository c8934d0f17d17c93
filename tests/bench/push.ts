import { BenchJudge } from './bench-judge.ts';
import { openBenchSite } from './bench-site.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

const rounds = 60;
const warmUpRounds = 10;
/** Sockets that watch the same submission. */
const watchers = 10;

/** How long a verdict takes to the browsers that wait for it, its storing included. */
export async function measurePush(): Promise<readonly Figure[]> {
  await using problem = await writeTrivialPackage();
  await using site = await openBenchSite({ isJudging: false });
  const displayId = await importTrivialPackage(site.services, problem);
  const judge = await BenchJudge.join(site);
  const contestant = await Contestant.join(site);
  const sockets = Array.from({ length: watchers }, () => contestant.socket());

  const round = async (): Promise<number[]> => {
    const id = await contestant.submit(displayId);
    const task = await judge.claim();
    const ready = Promise.withResolvers<void>();
    let waiting = watchers;
    const watching = Promise.all(
      sockets.map((socket) =>
        contestant.watch(socket, id, () => {
          waiting -= 1;
          if (waiting === 0) ready.resolve();
        }),
      ),
    );
    await Promise.race([ready.promise, watching]);
    const start = performance.now();
    await judge.accept(task);
    return (await watching).map((messages) => (messages.at(-1)?.at ?? Number.NaN) - start);
  };
  for (let count = 0; count < warmUpRounds; count += 1) await round();
  const delays: number[] = [];
  for (let count = 0; count < rounds; count += 1) delays.push(...(await round()));
  for (const socket of sockets) await socket.dispose();

  const what = `verdict reported to message, ${watchers} sockets`;
  return [
    { what: `${what}, p50`, value: percentile(delays, 0.5), unit: 'ms' },
    { what: `${what}, p99`, value: percentile(delays, 0.99), unit: 'ms', budget: { kind: 'figure', most: 100 } },
  ];
}
