import { open, link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cO2 } from '@verdict/judge/languages/c-o2.ts';
import { openBenchSite } from './bench-site.ts';
import { Contestant } from './contestant.ts';
import type { Figure } from './figure.ts';
import { forgetPeak, peakMb } from './memory.ts';
import { untilJudged } from './storm.ts';
import { importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

const bytes = 200_000_000;

/** Writes back what it reads. */
const copy = `#include <stdio.h>

static char text[1 << 16];

int main(void) {
  for (size_t size; (size = fread(text, 1, sizeof text, stdin)) > 0;) fwrite(text, 1, size, stdout);
}
`;

/** What a case with large files costs the judge itself in memory, its download included. */
export async function measureLarge(): Promise<readonly Figure[]> {
  await using small = await writeTrivialPackage({ cases: 1, timeLimitSeconds: 20 });
  await using large = await writeTrivialPackage({
    cases: 1,
    timeLimitSeconds: 20,
    uuid: '5a0c3f0e-7a1d-4d57-9d0b-0f3c5d1f7b21',
  });
  await writeLines(join(large.dataFolder, '01.in'));
  await rm(join(large.dataFolder, '01.ans'));
  await link(join(large.dataFolder, '01.in'), join(large.dataFolder, '01.ans'));
  await using site = await openBenchSite({ isJudging: true });
  const contestant = await Contestant.join(site);
  const pid = await site.judgePid();

  await contestant.submit(await importTrivialPackage(site.services, small));
  await untilJudged(site, 1);
  await forgetPeak(pid);
  const before = await peakMb(pid);
  const displayId = await importTrivialPackage(site.services, large);
  const start = performance.now();
  await contestant.submit(displayId, { languageKey: cO2.key, code: copy });
  await untilJudged(site, 2);
  return [
    {
      what: 'peak memory of the judge, a case of 200 MB in and out (baseline: before it)',
      value: await peakMb(pid),
      unit: 'MB',
      baseline: before,
      budget: { kind: 'added', most: 64 },
    },
    { what: '  submit to verdict, the download included', value: performance.now() - start, unit: 'ms' },
  ];
}

/** Numbers, one a line, all of them different. */
async function writeLines(path: string): Promise<void> {
  await using file = await open(path, 'w');
  let written = 0;
  for (let number = 1_000_000; written < bytes;) {
    const lines = Array.from({ length: 100_000 }, () => `${(number += 1)}\n`).join('');
    await file.writeFile(lines);
    written += lines.length;
  }
}
