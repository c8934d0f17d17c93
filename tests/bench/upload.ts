import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { TusClient } from '../schema/authoring/tus.ts';
import { ask, signInAsRoot } from '../setup/site-api.ts';
import { openBenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { forgetPeak, peakMb } from './memory.ts';

const bytesPerMb = 1024 ** 2;
/** Cases of the zip, each with an input of so many MiB: a gibibyte in all. */
const cases = 16;
const inputMb = 64;
/** Bytes of one request, as the client sends them. */
const partBytes = 16 * bytesPerMb;
/** Small data, to begin with: what is loaded and made at the first upload of a process does not count. */
const warmUp = { cases: 2, inputMb: 1 };

/** Upload and reading of a zip of a gibibyte: how long, and what it costs the server in memory. */
export async function measureUpload(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const folder = await mkdtemp(join(tmpdir(), 'verdict-upload-'));
  try {
    const { token } = await signInAsRoot(site.url);
    const pid = await site.serverPid();
    const small = await writeTestZip(join(folder, 'small.zip'), warmUp);
    await sendAndRead(site.url, token, small);
    await forgetPeak(pid);
    const before = await peakMb(pid);
    const large = await writeTestZip(join(folder, 'large.zip'), { cases, inputMb });
    const { sentMs, readMs } = await sendAndRead(site.url, token, large);
    return [
      { what: 'upload of a zip of 1 GiB', value: sentMs / 1_000, unit: 's' },
      { what: 'its reading into the content store', value: readMs / 1_000, unit: 's' },
      { what: "peak of the server's memory over both", value: await peakMb(pid), unit: 'MB', baseline: before, budget: { kind: 'added', most: 200 } },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A zip of test data that no packer could make smaller. @returns its path. */
async function writeTestZip(path: string, wishes: { readonly cases: number; readonly inputMb: number }): Promise<string> {
  const zip = new ZipFile();
  for (let number = 1; number <= wishes.cases; number += 1) {
    zip.addReadStreamLazy(`${number}.in`, { compress: false }, (done) => done(null, Readable.from(noise(wishes.inputMb))));
    zip.addBuffer(Buffer.from(`${number}\n`), `${number}.out`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

function* noise(megabytes: number): Generator<Buffer> {
  for (let count = 0; count < megabytes; count += 1) yield randomBytes(bytesPerMb);
}

/** Sends a zip in parts and waits until it is read. */
async function sendAndRead(url: string, token: string, path: string): Promise<{ readonly sentMs: number; readonly readMs: number }> {
  const tus = new TusClient(url, token);
  await using file = await open(path);
  const { size } = await file.stat();
  const start = performance.now();
  const uploadId = (await tus.open(size)).headers.get('location') ?? '';
  const part = Buffer.alloc(partBytes);
  for (let offset = 0; offset < size; ) {
    const { bytesRead } = await file.read(part, 0, partBytes, offset);
    const answer = await tus.patch(uploadId, offset, part.subarray(0, bytesRead));
    if (answer.status !== 204) throw new Error(`a part was refused: ${answer.status} ${await answer.text()}`);
    offset += bytesRead;
  }
  const sent = performance.now();
  await ask({ url, token, query: 'mutation ($uploadId: String!) { readTestUpload(uploadId: $uploadId) { __typename } }', variables: { uploadId }, data: z.unknown() });
  for (;;) {
    const { testUpload } = await ask({ url, token, query: 'query ($uploadId: String!) { testUpload(uploadId: $uploadId) { state error } }', variables: { uploadId }, data: z.object({ testUpload: z.object({ state: z.string(), error: z.string().nullable() }) }) });
    if (testUpload.state === 'FAILED') throw new Error(testUpload.error ?? 'the zip could not be read');
    if (testUpload.state === 'READ') return { sentMs: sent - start, readMs: performance.now() - sent };
    await sleep(50);
  }
}
