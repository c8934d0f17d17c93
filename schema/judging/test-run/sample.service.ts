import { maxSamplesOfRun, type NamedFile } from '@verdict/judge/protocol/task.ts';
import type { Services } from '../../core/context.ts';
import { isSameText } from '../../problem/test-data/same-text.ts';
import { sampleFinder } from '../../problem/test-data/shown-sample.service.ts';
import type { StoredRef } from '../../problem/test-data/stored-ref.ts';
import { readText } from '../../queue/task/task-files.ts';

/*
 * How samples are found. The statement shows texts (ProblemSample), the judge judges by test cases; both come from the
 * same data, in the same order. A statement may show something else than what is judged (an interaction, a shortened
 * input) or leave a sample out. So the two are put side by side by their order where the package states as many
 * samples, else by their texts. A run is of a sample when its input is what the statement shows; what runs then is the
 * judged data.
 */

/** Larger data of a sample is judged, but never sent along with a test run: what the statement shows stands for it. */
const maxSentBytes = 262_144;

/** A sample of the statement. */
export interface Sample {
  /** From 1, in the order of the statement. */
  readonly number: number;
  /** As shown; of an interaction nothing is. */
  readonly input: string;
  readonly output: string;
  readonly isInteraction: boolean;
  /** The case it is judged with; null: there is none. */
  readonly testCase: SampleCase | null;
}

interface SampleCase {
  readonly isStatedSample: boolean;
  readonly input: StoredRef;
  readonly answer: StoredRef;
  readonly validatorFlags: readonly string[];
  readonly files: readonly NamedFile[];
}

/** What a sample is run with. */
export interface SampleData {
  readonly input: string;
  readonly answer: string;
  readonly validatorFlags: string[];
  readonly files: NamedFile[];
}

type Reach = Pick<Services, 'db' | 'files'>;

/** The samples of a problem's statement, with the cases they are judged with. */
export async function loadSamples(
  { db, files }: Reach,
  problem: { readonly id: number; readonly testSetId: number | null },
): Promise<Sample[]> {
  const [shown, cases] = await Promise.all([
    db.problemSample.findMany({ where: { problemId: problem.id }, orderBy: { position: 'asc' } }),
    problem.testSetId === null ? [] : loadCases(db, problem.testSetId),
  ]);
  const stated = cases.filter(({ isStatedSample }) => isStatedSample);
  const isSideBySide = shown.length === stated.length;
  return Promise.all(
    shown.map(async ({ input, output, interaction }, index) => ({
      number: index + 1,
      input,
      output,
      isInteraction: interaction !== null,
      testCase: (isSideBySide ? stated[index] : await caseOf(files, cases, { input, output })) ?? null,
    })),
  );
}

async function loadCases(db: Services['db'], testSetId: number): Promise<SampleCase[]> {
  const file = { select: { sha256: true, sizeBytes: true } } as const;
  const rows = await db.testCase.findMany({
    where: { testSetId, isSample: true },
    orderBy: { position: 'asc' },
    select: {
      isStatedSample: true,
      validatorFlags: true,
      input: file,
      answer: file,
      files: { select: { name: true, file }, orderBy: { name: 'asc' } },
    },
  });
  return rows.map(({ isStatedSample, validatorFlags, input, answer, files }) => ({
    isStatedSample,
    validatorFlags,
    input: refOf(input),
    answer: refOf(answer),
    files: files.map(({ name, file: stored }) => ({ name, ...refOf(stored) })),
  }));
}

function refOf({ sha256, sizeBytes }: { readonly sha256: string; readonly sizeBytes: bigint }): StoredRef {
  return { sha256, sizeBytes: Number(sizeBytes) };
}

async function caseOf(
  store: Services['files'],
  cases: readonly SampleCase[],
  shown: { readonly input: string; readonly output: string },
): Promise<SampleCase | null> {
  const findSample = sampleFinder(store, [shown]);
  for (const one of cases) if ((await findSample(one)) !== undefined) return one;
  return null;
}

/** The sample a run's input is that of; undefined: none. */
export function sampleOfInput(samples: readonly Sample[], input: string): Sample | undefined {
  return samples.find((sample) => !sample.isInteraction && isSameText(sample.input, input));
}

/** The judged data of a sample, else what the statement shows; null for an interaction without data. */
export async function sampleData(
  store: Services['files'],
  { testCase, input, output, isInteraction }: Sample,
): Promise<SampleData | null> {
  if (testCase !== null && testCase.input.sizeBytes <= maxSentBytes && testCase.answer.sizeBytes <= maxSentBytes) {
    const [judgedInput, answer] = await Promise.all([
      readText(store, testCase.input.sha256),
      readText(store, testCase.answer.sha256),
    ]);
    return { input: judgedInput, answer, validatorFlags: [...testCase.validatorFlags], files: [...testCase.files] };
  }
  return isInteraction ? null : { input, answer: output, validatorFlags: [], files: [] };
}

/** Samples that a program can be run on, with their data; as many as one run takes. */
export async function dataOfSamples(
  store: Services['files'],
  samples: readonly Sample[],
): Promise<(SampleData & { readonly number: number })[]> {
  const found = await Promise.all(
    samples.slice(0, maxSamplesOfRun).map(async (sample) => {
      const data = await sampleData(store, sample);
      return data && { ...data, number: sample.number };
    }),
  );
  return found.filter((one) => one !== null);
}
