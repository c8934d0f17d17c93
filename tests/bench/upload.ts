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

const layout = { input: (number: number) => `${number}.in`, answer: (number: number) => `${number}.out` };

/** Upload and reading of a zip of a gibibyte: how long, and what it costs the server in memory. */
export async function measureUpload(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const folder = await mkdtemp(join(tmpdir(), 'verdict-upload-'));
  try {
    const { token } = await signInAsRoot(site.url);
    const pid = await site.serverPid();
    const small = await writeLargeZip(join(folder, 'small.zip'), warmUp, layout);
    await sendAndRead(site.url, token, small);
    await forgetPeak(pid);
    const before = await peakMb(pid);
    const large = await writeLargeZip(join(folder, 'large.zip'), gibibyte, layout);
    const { sentMs, readMs } = await sendAndRead(site.url, token, large);
    return [
      { what: 'upload of a zip of 1 GiB', value: sentMs / 1_000, unit: 's' },
      { what: 'its reading into the content store', value: readMs / 1_000, unit: 's' },
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

/** Sends a zip in parts and waits until it is read. */
async function sendAndRead(
  url: string,
  token: string,
  path: string,
): Promise<{ readonly sentMs: number; readonly readMs: number }> {
  const start = performance.now();
  const uploadId = await sendInParts(url, token, path, 'testdata');
  const sent = performance.now();
  await ask({
    url,
    token,
    query: 'mutation ($uploadId: String!) { readTestUpload(uploadId: $uploadId) { __typename } }',
    variables: { uploadId },
    data: z.unknown(),
  });
  for (;;) {
    const { testUpload } = await ask({
      url,
      token,
      query: 'query ($uploadId: String!) { testUpload(uploadId: $uploadId) { state error } }',
      variables: { uploadId },
      data: z.object({ testUpload: z.object({ state: z.string(), error: z.string().nullable() }) }),
    });
    if (testUpload.state === 'FAILED') throw new Error(testUpload.error ?? 'the zip could not be read');
    if (testUpload.state === 'READ') return { sentMs: sent - start, readMs: performance.now() - sent };
    await sleep(50);
  }
}
