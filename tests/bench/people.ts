import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { openBenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';

const people = 5_000;
const fewPeople = 500;
/** One row in so many is wrong. */
const wrongEach = 25;
/** A super admin sends 60 tables in ten minutes at most. */
const rounds = 15;

const preview = `mutation ($input: PreviewUserImportInput!) {
  previewUserImport(input: $input) {
    ... on PreviewUserImportSuccess {
      table {
        ignoredColumns
        rows { line username email realName gender nickname school state fault { column message } }
      }
    }
  }
}`;
const answer = z.object({
  previewUserImport: z.object({ table: z.object({ rows: z.array(z.object({ state: z.string() })) }) }),
});

function tableOf(count: number): string {
  return Array.from({ length: count }, (_none, index) => {
    const number = index + 1;
    const password = number % wrongEach === 0 ? 'short' : 'secret-1';
    return `person-${number},${password},p${number}@example.org,Person ${number},,,Some school`;
  }).join('\n');
}

/** What a super admin waits for before a year of students is imported. */
export async function measurePeople(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const root = await buildUser(site.services, { role: 'ROOT' });
  const caller = site.caller(await tokenFor(site.services, root));
  const timed = async (count: number): Promise<number> => {
    const text = tableOf(count);
    const start = performance.now();
    const { previewUserImport } = await caller.call(answer, preview, { input: { text } });
    const tookMs = performance.now() - start;
    const wrong = previewUserImport.table.rows.filter(({ state }) => state === 'FAULTY').length;
    if (wrong !== count / wrongEach) throw new Error(`${wrong} rows of ${count} were found to be wrong`);
    return tookMs;
  };
  const [few, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    few.push(await timed(fewPeople));
    many.push(await timed(people));
  }
  return [
    {
      what: `preview of an import of ${people} people (baseline: ${fewPeople}), median`,
      value: median(many),
      unit: 'ms',
      baseline: median(few),
      budget: { kind: 'figure', most: 3_000 },
    },
  ];
}
