import { randomBytes } from 'node:crypto';
import type { Context, Transaction } from '../../core/context.ts';
import { neededLanguages } from '../../problem/bank/problem-languages.ts';
import { isSameText } from '../../problem/test-data/same-text.ts';
import { languageName } from '../../queue/language/language-name.service.ts';
import { enqueueJudgeTask } from '../../queue/task/enqueue.service.ts';
import { contestSubmissions } from '../submission/contest-submissions.ts';
import { LanguageNotAvailable, SubmitTooSoon } from '../submission/submission.error.ts';
import { checkSolution, type Solution } from '../submission/submit.service.ts';
import { dataOfSamples, loadSamples, sampleData, sampleOfInput, type Sample } from './sample.service.ts';
import { removeUnfinished } from './test-run-removal.service.ts';
import { maxTestInputLength, SampleNotFound, TestInputTooLong, TestRunNeedsSample } from './test-run.error.ts';

/** Least time between two test runs of a user, in milliseconds. */
const intervalMs = 1_000;

/** A program to be run on an input of the user's own, or on a sample. */
export interface TestRunRequest extends Solution {
  /** The contest the problem is tried in, whose rules then hold and whose display id is meant; null: none. */
  readonly contestId: number | null;
  /** At most 1000 characters. */
  readonly input: string;
  /** Null or blank: none. */
  readonly expectedOutput: string | null;
  /** From 1, in the order of the statement: run this sample, whatever the input says; null: the input decides. */
  readonly sampleNumber: number | null;
  /** Run all samples, whatever the input says. */
  readonly isAllSamples: boolean;
}

/**
 * Takes a test run. It is no submission and counts nowhere. A user has one under way at most: a new one takes the place
 * of an older one that has not ended.
 *
 * @returns the key its user asks for it by.
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, TestInputTooLong, ProblemNotFound, JudgingClosed,
 *   LanguageNotAvailable, SampleNotFound, TestRunNeedsSample, SubmitTooSoon; in a contest what it throws itself
 */
export async function startTestRun(context: Context, request: TestRunRequest): Promise<string> {
  const { pubsub, now } = context;
  if (request.sampleNumber === null && !request.isAllSamples && request.input.length > maxTestInputLength)
    throw new TestInputTooLong();
  const { contestId } = request;
  const {
    viewer: { userId },
    problem,
  } =
    contestId === null
      ? await checkSolution(context, request)
      : await contestSubmissions().check(context, { ...request, contestId });
  const { languageKey, code } = request;
  if (problem.isRemote) throw new LanguageNotAvailable(await languageName(context.db, languageKey));
  const judged = await judgedBy(context, problem, request);
  const key = `TEST_JUDGE_${randomBytes(16).toString('hex')}`;
  await context.db.$transaction(async (tx) => {
    await checkInterval(tx, userId, now);
    await removeUnfinished(tx, pubsub, userId);
    const { id } = await tx.testRun.create({
      data: { key, userId, problemId: problem.id, languageKey, code, createdAt: now, ...judged },
      select: { id: true },
    });
    const isOfSample = judged.isAllSamples || judged.sampleNumber !== null;
    const languageKeys = isOfSample ? neededLanguages(problem, languageKey) : [languageKey];
    await enqueueJudgeTask(tx, pubsub, { subject: { testRunId: id }, userId, queue: 'TEST_RUN', languageKeys });
  });
  return key;
}

/** What a run is given and held against. */
interface JudgedBy {
  readonly input: string;
  readonly expectedOutput: string | null;
  readonly sampleNumber: number | null;
  readonly isAllSamples: boolean;
}

const allSamples: JudgedBy = { input: '', expectedOutput: null, sampleNumber: null, isAllSamples: true };

/**
 * A run is of a sample when it was asked for by number or has its input. What the user expects of such an input is the
 * sample's output: it is filled in where nothing was said; who said something else is held to that, which is no
 * sample.
 */
async function judgedBy(
  context: Context,
  problem: { readonly id: number; readonly judgeMode: string; readonly testSetId: number | null },
  request: TestRunRequest,
): Promise<JudgedBy> {
  const { input, sampleNumber } = request;
  const samples = await loadSamples(context, problem);
  if (request.isAllSamples) {
    if ((await dataOfSamples(context.files, samples)).length === 0) throw new SampleNotFound();
    return allSamples;
  }
  const sample =
    sampleNumber === null ? sampleOfInput(samples, input) : samples.find(({ number }) => number === sampleNumber);
  if (sampleNumber !== null && sample === undefined) throw new SampleNotFound();
  if (
    problem.judgeMode === 'INTERACTIVE' &&
    (sample === undefined || (await sampleData(context.files, sample)) === null)
  )
    throw new TestRunNeedsSample();
  const expected = request.expectedOutput?.trim() ? request.expectedOutput : null;
  if (sample === undefined) return { input, expectedOutput: expected, sampleNumber: null, isAllSamples: false };
  const isOwnExpectation =
    problem.judgeMode === 'DEFAULT' &&
    sampleNumber === null &&
    expected !== null &&
    !isSameText(expected, sample.output);
  return {
    input: sampleNumber === null ? input : sample.input,
    expectedOutput: isOwnExpectation ? expected : shownOutput(sample),
    sampleNumber: isOwnExpectation ? null : sample.number,
    isAllSamples: false,
  };
}

function shownOutput({ isInteraction, output }: Sample): string | null {
  return isInteraction ? null : output;
}

/** Runs of one user take turns here, so that two at once cannot both find that the interval has passed. */
async function checkInterval(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`test run ${userId}`}))`;
  const last = await tx.testRun.findFirst({ where: { userId }, orderBy: { id: 'desc' }, select: { createdAt: true } });
  const retryAt = last && new Date(last.createdAt.getTime() + intervalMs);
  if (retryAt && retryAt > now) throw new SubmitTooSoon(retryAt, now);
}
