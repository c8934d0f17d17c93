import { stat } from 'node:fs/promises';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { reserveBytes } from '../../core/ports/upload-store.ts';
import type { StoredRef } from '../test-data/stored-ref.ts';
import { pairFiles, type FilePair, type Pairing } from './pair-files.ts';
import { openTestZip, RefusedZip, type TestZip } from './test-zip.ts';
import { maxUnpackedBytes } from './unpacked-bound.ts';
import { maxUploadBytes } from './upload.service.ts';

/*
 * How this works: the zip stays on the disk and is read file by file straight into the content store, so that the
 * server's memory does not depend on its size. Rows come last, in one transaction. A reading that was cut off begins
 * anew; what it had stored is found in the store and costs a hash.
 */

/** Progress is told this often, in milliseconds. */
const tellMs = 1_000;
/** Names told of those that are wrong. */
const namesTold = 20;
/** Longest the rows may take to write, in milliseconds. */
const transactionMs = 120_000;

/** Ids of uploads that wait to be read. */
export async function dueTestUploads({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.upload.findMany({
    where: { state: { in: ['QUEUED', 'READING'] }, purpose: 'TESTDATA' },
    orderBy: { id: 'asc' },
    take: 100,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Reads uploaded test data. What is wrong with them is told to their sender. */
export async function readTestUpload(services: Services, id: number): Promise<void> {
  const { db, uploads, log } = services;
  const [upload] = await db.upload.updateManyAndReturn({
    where: { id, state: { in: ['QUEUED', 'READING'] } },
    data: { state: 'READING' },
    select: { key: true },
  });
  if (upload === undefined) return;
  try {
    await read(services, id, uploads.pathOf(upload.key));
  } catch (error) {
    if (!(error instanceof RefusedZip)) log.error({ err: error, uploadId: id }, 'test data could not be read');
    await end(services, id, {
      state: 'FAILED',
      error: { ...(error instanceof RefusedZip ? error.sentence : ourFault) },
    });
    return;
  }
  // All of it is in the content store now.
  await uploads.remove(upload.key);
}

async function read(services: Services, id: number, path: string): Promise<void> {
  const { db } = services;
  const [{ size: packedBytes }, maxBytes] = await Promise.all([stat(path), maxUploadBytes(services)]);
  const zip = await openTestZip(path, maxUnpackedBytes({ packedBytes, maxUploadBytes: maxBytes }));
  try {
    const { isOutputOptional } = await db.upload.findUniqueOrThrow({
      where: { id },
      select: { isOutputOptional: true },
    });
    const pairing = pairFiles(zip.names, { isOutputOptional });
    refusePairing(zip, pairing);
    const names = pairing.pairs.flatMap(({ inputName, outputName }) =>
      outputName === null ? [inputName] : [inputName, outputName],
    );
    if ((await services.uploads.freeBytes()) < zip.sizeOf(names) + reserveBytes) throw new RefusedZip(noSpace);
    await db.upload.update({
      where: { id },
      data: { entriesTotal: names.length, entriesDone: 0 },
      select: { id: true },
    });
    const stored = await storeFiles(services, id, zip, names);
    await keepCases(services, id, { pairs: pairing.pairs, stored, warnings: warningsOf(zip, pairing) });
  } finally {
    zip.close();
  }
}

function refusePairing({ names }: TestZip, { pairs, unpaired }: Pairing): void {
  if (unpaired.length > 0) throw new RefusedZip(unpairedWords(unpaired));
  if (pairs.length === 0) throw new RefusedZip(names.length === 0 ? emptyZip : noPairs);
  const long = pairs.find(
    ({ name, inputName, outputName }) => Math.max(name.length, inputName.length, outputName?.length ?? 0) > 255,
  );
  if (long !== undefined) throw new RefusedZip(longName(long));
}

/** One file after the other, since a zip is read best in a row; progress is told now and then. */
async function storeFiles(
  { db, files, pubsub }: Services,
  id: number,
  zip: TestZip,
  names: readonly string[],
): Promise<Map<string, StoredRef>> {
  const stored = new Map<string, StoredRef>();
  let told = Date.now();
  for (const name of names) {
    try {
      stored.set(name, await files.put(await zip.read(name)));
    } catch (error) {
      // Nothing names those before it: recorded, they are found and removed as unused files are.
      await recordFiles(db, [...stored.values()]);
      throw error;
    }
    if (Date.now() - told < tellMs) continue;
    told = Date.now();
    await db.upload.updateMany({ where: { id }, data: { entriesDone: stored.size } });
    await pubsub.publish('upload', { uploadId: id });
  }
  return stored;
}

async function keepCases(
  services: Services,
  id: number,
  {
    pairs,
    stored,
    warnings,
  }: {
    readonly pairs: readonly FilePair[];
    readonly stored: ReadonlyMap<string, StoredRef>;
    readonly warnings: readonly Sentence[];
  },
): Promise<void> {
  const refOf = (name: string): StoredRef => {
    const ref = stored.get(name);
    if (ref === undefined) throw new Error(`${name} was not stored`);
    return ref;
  };
  const missing = pairs.some(({ outputName }) => outputName === null)
    ? await services.files.put(Buffer.alloc(0))
    : null;
  await services.db.$transaction(
    async (tx) => {
      await recordFiles(tx, missing === null ? [...stored.values()] : [...stored.values(), missing]);
      await tx.uploadedCase.deleteMany({ where: { uploadId: id } });
      await tx.uploadedCase.createMany({
        data: pairs.map(({ name, inputName, outputName, isSample, groupNumber }, index) => ({
          uploadId: id,
          position: index + 1,
          name,
          inputName,
          outputName: outputName ?? outputNameOf(inputName),
          isSample,
          groupNumber,
          inputSha256: refOf(inputName).sha256,
          outputSha256: outputName === null ? (missing?.sha256 ?? '') : refOf(outputName).sha256,
        })),
      });
    },
    { timeout: transactionMs, maxWait: 30_000 },
  );
  await end(services, id, {
    state: 'READ',
    entriesDone: stored.size,
    warnings: warnings.map((sentence) => ({ ...sentence })),
  });
}

/** Name of the empty output that is made for an input. */
function outputNameOf(inputName: string): string {
  const byExtension = inputName.replace(/\.in$/iu, '.out');
  const folderEnd = inputName.lastIndexOf('/') + 1;
  const byWord = inputName.slice(0, folderEnd) + inputName.slice(folderEnd).replace(/input/iu, 'output');
  const name = byExtension === inputName ? byWord : byExtension;
  return (name === inputName ? `${name}.out` : name).slice(-255);
}

async function end({ db, pubsub }: Services, id: number, data: Prisma.UploadUpdateManyMutationInput): Promise<void> {
  await db.$transaction(async (tx) => {
    // Another server may have read it meanwhile, when this one was taken for dead: what it wrote stands.
    await tx.upload.updateMany({ where: { id, state: 'READING' }, data });
    await pubsub.publish('upload', { uploadId: id }, tx);
  });
}

const ourFault: Sentence = {
  'zh-CN': '服务器读取测试数据时出错，请稍后重试。',
  'en-US': 'The server failed to read the test data; try again in a while.',
};
const noSpace: Sentence = {
  'zh-CN': '服务器磁盘空间不足，无法保存测试数据，请联系网站管理员。',
  'en-US': "The server's disk is too full for these test data; tell the admins of the site.",
};
const emptyZip: Sentence = { 'zh-CN': '压缩包中没有文件。', 'en-US': 'There are no files in the zip.' };
const noPairs: Sentence = {
  'zh-CN': '压缩包中没有测试点。输入输出文件应命名为 1.in 和 1.out（或 1.ans），或 input1.txt 和 output1.txt。',
  'en-US': 'There are no test cases in the zip. Name them 1.in and 1.out (or 1.ans), or input1.txt and output1.txt.',
};

function unpairedWords(names: readonly string[]): Sentence {
  const more = names.length - namesTold;
  const list = names.slice(0, namesTold);
  return {
    'zh-CN': `以下文件缺少对应的输入或输出：${list.join('、')}${more > 0 ? ` 等共 ${names.length} 个` : ''}。`,
    'en-US': `These files lack their input or output: ${list.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  };
}

function longName({ inputName }: FilePair): Sentence {
  const start = `${inputName.slice(0, 60)}…`;
  return { 'zh-CN': `文件名过长：${start}`, 'en-US': `A name is too long: ${start}` };
}

function warningsOf({ isNameGuessed }: TestZip, { ignored }: Pairing): Sentence[] {
  const list = ignored.slice(0, namesTold);
  const isCut = ignored.length > namesTold;
  return [
    ...(isNameGuessed
      ? [
          {
            'zh-CN': '压缩包没有说明文件名编码，已按 GBK 读取。',
            'en-US': 'The zip does not say how its names are encoded; they were read as GBK.',
          },
        ]
      : []),
    ...(ignored.length === 0
      ? []
      : [
          {
            'zh-CN': `以下文件不是测试数据，已忽略：${list.join('、')}${isCut ? ' 等' : ''}。`,
            'en-US': `These files are no test data and were left out: ${list.join(', ')}${isCut ? ' …' : ''}`,
          },
        ]),
  ];
}
