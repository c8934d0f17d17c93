import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { writtenOutputCharacters } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { numberToleranceOf } from '../../problem/bank/token-comparison.ts';
import { fileBeginning, type FileBeginning } from '../../queue/task/file-beginning.ts';

/** A sample that a submission failed, with its data and what the program wrote. */
export interface FailedSample {
  readonly position: number;
  readonly name: string;
  readonly status: number;
  readonly message: string | null;
  readonly input: FileBeginning;
  readonly expected: FileBeginning;
  readonly output: FileBeginning;
  readonly stderr: string;
  readonly numberTolerance: NumberTolerance | null;
}

/** Samples of a submission that are told: most often further ones fail in the same way. */
const maxFailedSamples = 5;

const loaders = new WeakMap<Context, DataLoader<number, readonly FailedSample[]>>();
const countLoaders = new WeakMap<Context, DataLoader<number, number>>();

/** The samples that a submission failed, in their order. The caller has checked that the viewer may see them. */
export function loadFailedSamples(context: Context, submissionId: number): Promise<readonly FailedSample[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, readonly FailedSample[]>((ids) => failedSamples(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(submissionId);
}

/** How many of them there are to show, without reading their data. */
export function loadFailedSampleCount(context: Context, submissionId: number): Promise<number> {
  let loader = countLoaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number>((ids) => failedSampleCounts(context, ids), { cache: false });
    countLoaders.set(context, loader);
  }
  return loader.load(submissionId);
}

async function failedSampleCounts({ db }: Pick<Context, 'db'>, submissionIds: readonly number[]): Promise<number[]> {
  const counts = await db.caseResult.groupBy({
    by: ['submissionId'],
    where: shownSamples(submissionIds),
    _count: true,
  });
  const byId = new Map(counts.map(({ submissionId, _count: count }) => [submissionId, count]));
  return submissionIds.map((id) => Math.min(byId.get(id) ?? 0, maxFailedSamples));
}

function shownSamples(submissionIds: readonly number[]) {
  return {
    submissionId: { in: [...submissionIds] },
    output: { not: null },
    // Of a broken checker there is nothing to tell.
    status: { not: Status.SYSTEM_ERROR },
    testCase: { isSample: true },
  } satisfies Prisma.CaseResultWhereInput;
}

const rowSelect = {
  submissionId: true,
  position: true,
  status: true,
  message: true,
  output: true,
  isOutputCut: true,
  stderr: true,
  submission: { select: { problem: { select: { judgeMode: true, comparison: true } } } },
  testCase: { select: { name: true, inputSha256: true, answerSha256: true } },
} as const satisfies Prisma.CaseResultSelect;
type Row = Prisma.CaseResultGetPayload<{ select: typeof rowSelect }>;

async function failedSamples(
  { db, files }: Pick<Context, 'db' | 'files'>,
  submissionIds: readonly number[],
): Promise<FailedSample[][]> {
  const rows = await db.caseResult.findMany({
    where: shownSamples(submissionIds),
    orderBy: { position: 'asc' },
    select: rowSelect,
  });
  return Promise.all(
    submissionIds.map(async (id) => {
      const told = rows.filter(({ submissionId }) => submissionId === id).slice(0, maxFailedSamples);
      return (await Promise.all(told.map((row) => failedSample(files, row)))).filter((one) => one !== null);
    }),
  );
}

/** Null when its data are gone. */
async function failedSample(files: Context['files'], row: Row): Promise<FailedSample | null> {
  const { position, status, message, output, isOutputCut, stderr, submission, testCase } = row;
  if (testCase === null) return null;
  const { name, inputSha256, answerSha256 } = testCase;
  const [input, expected] = await Promise.all([
    fileBeginning(files, inputSha256, writtenOutputCharacters),
    fileBeginning(files, answerSha256, writtenOutputCharacters),
  ]);
  const written = { output: { text: output ?? '', isCut: isOutputCut }, stderr: stderr ?? '' };
  const numberTolerance = numberToleranceOf(submission.problem);
  return { position, name, status, message, input, expected, ...written, numberTolerance };
}
