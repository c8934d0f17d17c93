import { setTimeout as sleep } from 'node:timers/promises';
import { cpp } from '@verdict/judge/languages/cpp.ts';
import { java } from '@verdict/judge/languages/java.ts';
import { openBenchSite } from './bench-site.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { residentMb } from './memory.ts';
import { untilPrepared } from './prepared.ts';
import { untilJudged } from './storm.ts';
import { importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

/** Milliseconds after which nothing of the last judging is under way any more. */
const settleMs = 5_000;

/** What a judge that waits for work holds in memory, its helpers included. */
export async function measureIdle(): Promise<readonly Figure[]> {
  await using problem = await writeTrivialPackage();
  await using site = await openBenchSite({ isJudging: true });
  const displayId = await importTrivialPackage(site.services, problem);
  const contestant = await Contestant.join(site);
  await untilPrepared(site, [cpp.key, java.key]);
  await contestant.submit(displayId);
  await untilJudged(site, 1);
  await sleep(settleMs);
  return [
    {
      what: 'resident memory of an idle judge',
      value: await residentMb(await site.judgePid()),
      unit: 'MB',
      budget: { kind: 'figure', most: 120 },
    },
  ];
}
