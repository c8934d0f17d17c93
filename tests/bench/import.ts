import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, signInAsRoot } from '../setup/site-api.ts';
import { openBenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { gibibyte, sendInParts, warmUp, writeLargeZip } from './large-zip.ts';
import { forgetPeak, peakMb } from './memory.ts';

const layout = {
  input: (number: number) => `data/secret/${number}.in`,
  answer: (number: number) => `data/secret/${number}.ans`,
  others: {
    'problem.yaml':
      'problem_format_version: 2023-07-draft\ntype: pass-fail\nname: { en: Large }\nlimits: { time_limit: 1 }\n',
    'statement/problem.en.md': 'Read much.\n',
    'submissions/accepted/main.cpp': 'int main() {}\n',
  },
} as const;

/** Import of a problem package with a gibibyte of test data: how long, and what it costs the server in memory. */
export async function measureImport(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const folder = await mkdtemp(join(tmpdir(), 'verdict-import-'));
  try {
    const { token } = await signInAsRoot(site.url);
    const pid = await site.serverPid();
    const small = await writeLargeZip(join(folder, 'small.zip'), warmUp, layout);
    await importOne(site.url, token, await sendInParts(site.url, token, small, 'package'));
    const large = await writeLargeZip(join(folder, 'large.zip'), gibibyte, layout);
    const uploadId = await sendInParts(site.url, token, large, 'package');
    await forgetPeak(pid);
    const before = await peakMb(pid);
    const { listedMs, importedMs } = await importOne(site.url, token, uploadId);
    return [
      { what: 'looking through a package of 1 GiB', value: listedMs / 1_000, unit: 's' },
      { what: 'its import', value: importedMs / 1_000, unit: 's' },
      {
        what: "peak of the server's memory over both",
        value: await peakMb(pid),
        unit: 'MB',
        baseline: before,
        budget: { kind: 'added', most: 200 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const begun = z.object({ result: z.object({ data: z.object({ id: z.number() }) }) });
const batch = z.object({
  problemImport: z.object({ state: z.string(), total: z.number(), done: z.number(), failed: z.number() }),
});

/** Imports the one problem of an upload. */
async function importOne(
  url: string,
  token: string,
  uploadId: string,
): Promise<{ readonly listedMs: number; readonly importedMs: number }> {
  const start = performance.now();
  const { id } = (
    await ask({
      url,
      token,
      query: `mutation ($ids: [String!]!) {
        result: createProblemImport(uploadIds: $ids) { ... on CreateProblemImportSuccess { data { id } } }
      }`,
      variables: { ids: [uploadId] },
      data: begun,
    })
  ).result.data;
  const until = async (state: string) => {
    for (;;) {
      const { problemImport } = await ask({
        url,
        token,
        query: 'query ($id: Int!) { problemImport(id: $id) { state total done failed } }',
        variables: { id },
        data: batch,
      });
      if (problemImport.state === state) return problemImport;
      if (problemImport.state === 'DONE') throw new Error('nothing was found in the package');
      await sleep(50);
    }
  };
  await until('READY');
  const listed = performance.now();
  const input = { exceptIds: [], visibility: 'PRIVATE', isIdKept: false, prefix: '' };
  await ask({
    url,
    token,
    query: `mutation ($id: Int!, $input: ProblemImportInput!) {
      result: runProblemImport(id: $id, input: $input) { ... on RunProblemImportSuccess { data { id } } }
    }`,
    variables: { id, input },
    data: begun,
  });
  const { done, failed } = await until('DONE');
  if (done !== 1 || failed !== 0) throw new Error('the package was not imported');
  return { listedMs: listed - start, importedMs: performance.now() - listed };
}
