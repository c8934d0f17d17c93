import { createHash } from 'node:crypto';
import type { FileStore, Services, Transaction } from '../../core/context.ts';
import { sampleFinder } from './shown-sample.service.ts';

/*
 * Which cases are samples
 *
 * A case is a sample if its package states it (`isStatedSample`), or if its input and answer equal a sample of the
 * statement. The second kind of mark follows the statement: code that writes samples or test data calls `markSamples`
 * in the same transaction. `comparedSamplesSha256` of a test set is the hash of the samples its cases were compared
 * with, so nothing is read twice; null (an older release) makes it due for the background job.
 */

/** Longest one problem may take in the background, in ms. */
const transactionMs = 300_000;
/** Most problems offered to the queue at a time. */
const maxDue = 1_000;

/** Brings the marks of samples in a problem's current test set up to date with its statement. */
export async function markSamples(tx: Transaction, files: FileStore, problemId: number): Promise<void> {
  // Serializes with saves and imports, so that the later one compares what the earlier one wrote.
  await tx.$queryRaw`SELECT id FROM problem WHERE id = ${problemId} FOR NO KEY UPDATE`;
  const problem = await tx.problem.findUnique({
    where: { id: problemId },
    select: {
      testSet: { select: { id: true, comparedSamplesSha256: true } },
      // Of an interaction neither input nor output is shown.
      samples: { where: { interaction: null }, orderBy: { position: 'asc' }, select: { input: true, output: true } },
    },
  });
  if (!problem?.testSet) return;
  const { testSet, samples } = problem;
  const sha256 = hashOf(samples);
  if (testSet.comparedSamplesSha256 === sha256) return;
  const findSample = sampleFinder(files, samples);
  const changed: number[] = [];
  for (const { id, isSample, isStatedSample, isPlain, ...data } of await loadCases(tx, testSet.id)) {
    const isShown = isPlain && !isStatedSample && (await findSample(data)) !== undefined;
    if (isSample !== (isStatedSample || isShown)) changed.push(id);
  }
  await tx.$executeRaw`UPDATE test_case SET is_sample = NOT is_sample WHERE id = ANY(${changed}::int[])`;
  await tx.testSet.update({
    where: { id: testSet.id },
    data: { comparedSamplesSha256: sha256 },
    select: { id: true },
  });
}

async function loadCases(tx: Transaction, testSetId: number) {
  const file = { select: { sha256: true, sizeBytes: true } } as const;
  const rows = await tx.testCase.findMany({
    where: { testSetId },
    select: {
      id: true,
      isSample: true,
      isStatedSample: true,
      args: true,
      input: file,
      answer: file,
      _count: { select: { files: true } },
    },
  });
  return rows.map(({ id, isSample, isStatedSample, args, input, answer, _count }) => ({
    id,
    isSample,
    isStatedSample,
    // Arguments and files are no part of a sample: a program could print them.
    isPlain: args.length === 0 && _count.files === 0,
    input: { sha256: input.sha256, sizeBytes: Number(input.sizeBytes) },
    answer: { sha256: answer.sha256, sizeBytes: Number(answer.sizeBytes) },
  }));
}

function hashOf(samples: readonly { readonly input: string; readonly output: string }[]): string {
  return createHash('sha256')
    .update(JSON.stringify(samples.map(({ input, output }) => [input, output])))
    .digest('hex');
}

/** Ids of problems whose test data were never compared with their samples. */
export async function dueSampleMarks({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.problem.findMany({
    where: { testSet: { comparedSamplesSha256: null } },
    orderBy: { id: 'asc' },
    take: maxDue,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Marks the samples of one problem in the background. */
export async function markDueSamples({ db, files }: Pick<Services, 'db' | 'files'>, problemId: number): Promise<void> {
  await db.$transaction((tx) => markSamples(tx, files, problemId), { timeout: transactionMs, maxWait: 30_000 });
}
