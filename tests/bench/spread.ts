import { availableParallelism } from 'node:os';
import { cpp } from '@verdict/judge/languages/cpp.ts';
import { openBenchSite } from './bench-site.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { median, percentile } from './percentile.ts';
import { untilPrepared } from './prepared.ts';
import { distinct, sumWithAllHeaders } from './programs.ts';
import { untilJudged } from './storm.ts';
import { importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

/** Cases a submission; one submission a slot, so that all slots are busy to the end. */
const cases = 20;

/** Adds two numbers after about a second of CPU time. */
const busy = `#include <iostream>

int main() {
  long long a, b;
  std::cin >> a >> b;
  unsigned x = a;
  for (int i = 0; i < 900000000; i++) x = x * 1664525u + 1013904223u;
  if (x == 1) return 1;
  std::cout << a + b << '\\n';
}
`;

/** Programs that are compiled beside it, one after the other: enough for as long as it runs. */
const compilesBeside = 40;

/** How much the time told of one program varies while every slot is busy, and what compiling beside it costs. */
export async function measureSpread(): Promise<readonly Figure[]> {
  const slots = availableParallelism();
  await using problem = await writeTrivialPackage({ cases, timeLimitSeconds: 20 });
  await using site = await openBenchSite({ isJudging: true, slots });
  const displayId = await importTrivialPackage(site.services, problem);
  const [contestant, other] = [await Contestant.join(site), await Contestant.join(site)];
  await untilPrepared(site, [cpp.key]);

  /** CPU times of the busy program, so many of it at once, beside so many compiles. */
  const timesOf = async (programs: number, compiles: number): Promise<number[]> => {
    const { db } = site.services;
    const before = await db.submission.count();
    for (let one = 0; one < programs; one += 1)
      await contestant.submit(displayId, { languageKey: cpp.key, code: distinct(cpp, busy) });
    for (let one = 0; one < compiles; one += 1)
      await other.submit(displayId, { languageKey: cpp.key, code: distinct(cpp, sumWithAllHeaders) });
    await untilJudged(site, before + programs + compiles);
    const newest = await db.submission.findMany({
      where: { code: { contains: 'unsigned x' } },
      orderBy: { id: 'desc' },
      take: programs,
      select: { caseResults: { select: { timeMs: true } } },
    });
    return newest.flatMap(({ caseResults }) => caseResults.map(({ timeMs }) => timeMs));
  };
  const alone = await timesOf(1, 0);
  const together = await timesOf(slots, 0);
  const besideCompiles = await timesOf(1, compilesBeside);
  const spread = (times: readonly number[]) =>
    ((percentile(times, 0.95) - percentile(times, 0.05)) / median(times)) * 100;
  const figures = (what: string, times: readonly number[]): Figure[] => [
    { what: `CPU time of one program, ${what}: (p95 - p5) / median`, value: spread(times), unit: '%' },
    { what: '  median (baseline: nothing beside it)', value: median(times), unit: 'ms', baseline: median(alone) },
  ];
  return [
    ...figures(`${together.length} runs, all ${slots} slots busy`, together),
    ...figures('the other slots compile', besideCompiles),
  ];
}
