import { setTimeout as sleep } from 'node:timers/promises';
import { cpp } from '@verdict/judge/languages/cpp.ts';
import { java } from '@verdict/judge/languages/java.ts';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import { openByHand } from './by-hand.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { untilPrepared } from './prepared.ts';
import { distinct, sumWithAllHeaders } from './programs.ts';
import { caseCount, importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

const submissions = 100;
const slots = 2;
/** How often the CPU time by hand is measured. */
const handRounds = 6;
const lookMs = 100;

/** Half of them begin with bits/stdc++.h, half with iostream. */
function program(index: number): string {
  return distinct(cpp, index % 2 === 0 ? sumWithAllHeaders : cpp.template);
}

/**
 * How long a hundred submissions take that come at once, against the CPU time they need by hand, shared by the slots.
 */
export async function measureStorm(): Promise<readonly Figure[]> {
  await using problem = await writeTrivialPackage();
  await using byHand = await openByHand(cpp, problem.dataFolder);
  await using site = await openBenchSite({ isJudging: true, slots });
  const displayId = await importTrivialPackage(site.services, problem);
  const contestants = await Promise.all(Array.from({ length: 10 }, () => Contestant.join(site)));
  await untilPrepared(site, [cpp.key, java.key]);

  let handMs = 0;
  for (let round = 0; round < handRounds; round += 1) handMs += await byHand.cpuMs(program(round));
  const start = performance.now();
  await Promise.all(
    Array.from({ length: submissions }, (_, index) =>
      contestants[index % contestants.length]?.submit(displayId, { languageKey: cpp.key, code: program(index) }),
    ),
  );
  const queuedMs = performance.now() - start;
  await untilJudged(site, submissions);
  return [
    {
      what:
        `${submissions} submissions at once, C++, ${caseCount} cases, ${slots} slots ` +
        `(baseline: their CPU time by hand / ${slots})`,
      value: (performance.now() - start) / 1_000,
      unit: 's',
      baseline: ((handMs / handRounds) * (submissions / slots)) / 1_000,
      budget: { kind: 'ratio', most: 1.1 },
    },
    { what: '  until all were queued', value: queuedMs / 1_000, unit: 's' },
  ];
}

/** Waits for the verdicts. @throws when one of them is not accepted. */
export async function untilJudged({ services: { db } }: BenchSite, count: number): Promise<void> {
  for (;;) {
    const rows = await db.submission.groupBy({ by: ['status'], _count: true });
    const ended = rows.filter(({ status }) => isFinal(status));
    const wrong = ended.find(({ status }) => status !== Status.ACCEPTED);
    if (wrong !== undefined) throw new Error(`A right program got status ${wrong.status}.`);
    if (ended.reduce((sum, row) => sum + row._count, 0) >= count) return;
    await sleep(lookMs);
  }
}
