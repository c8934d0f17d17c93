import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { openBenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
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
const importing = `mutation ($input: ImportUsersInput!) {
  importUsers(input: $input) {
    ... on ImportUsersSuccess { userImport { id } }
  }
}`;
const started = z.object({ importUsers: z.object({ userImport: z.object({ id: z.string() }) }) });
const waiting = `query ($id: ID!) {
  userImport(id: $id, waitSeconds: 50) { state madeCount }
}`;
const state = z.object({ userImport: z.object({ state: z.string(), madeCount: z.int() }) });
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
  const [answeredMs, doneMs] = await timedImport(caller);
  return [
    {
      what: `preview of an import of ${people} people (baseline: ${fewPeople}), median`,
      value: median(many),
      unit: 'ms',
      baseline: median(few),
      budget: { kind: 'figure', most: 3_000 },
    },
    {
      what: `import of ${people} people until its answer`,
      value: answeredMs,
      unit: 'ms',
      budget: { kind: 'figure', most: 3_000 },
    },
    { what: '  until all its accounts are made', value: doneMs / 1_000, unit: 's' },
  ];
}

/** Milliseconds from sending an import to its answer, and to its end in the background. */
async function timedImport(caller: GraphqlCaller): Promise<readonly [number, number]> {
  const start = performance.now();
  const { importUsers } = await caller.call(started, importing, { input: { text: tableOf(people) } });
  const answeredMs = performance.now() - start;
  for (;;) {
    const { userImport } = await caller.call(state, waiting, { id: importUsers.userImport.id });
    if (userImport.state === 'FAILED') throw new Error('an import failed');
    if (userImport.state === 'DONE') break;
  }
  return [answeredMs, performance.now() - start];
}
