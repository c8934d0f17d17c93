import { availableParallelism } from 'node:os';
import { cpp } from '@verdict/judge/languages/cpp.ts';
import { openBenchSite } from './bench-site.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { median, percentile } from './percentile.ts';
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

/** How much the time told of one program varies while every slot is busy. */
export async function measureSpread(): Promise<readonly Figure[]> {
  const slots = availableParallelism();
  await using problem = await writeTrivialPackage({ cases, timeLimitSeconds: 20 });
  await using site = await openBenchSite({ isJudging: true, slots });
  const displayId = await importTrivialPackage(site.services, problem);
  const contestant = await Contestant.join(site);
  for (let slot = 0; slot < slots; slot += 1) await contestant.submit(displayId, { languageKey: cpp.key, code: busy });
  await untilJudged(site, slots);

  const times = (await site.services.db.caseResult.findMany({ select: { timeMs: true } })).map(({ timeMs }) => timeMs);
  const what = `CPU time of one program, ${times.length} runs, all ${slots} slots busy`;
  return [
    { what: `${what}: (p95 - p5) / median`, value: ((percentile(times, 0.95) - percentile(times, 0.05)) / median(times)) * 100, unit: '%' },
    { what: '  median', value: median(times), unit: 'ms' },
  ];
}
