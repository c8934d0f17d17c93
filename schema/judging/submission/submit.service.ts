import type { JudgeQueue, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { requireCaptcha } from '../../account/challenge/challenge.service.ts';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { canSubmit, isAdmin } from '../../core/viewer.rule.ts';
import type { AnswerFile } from '../../problem/answers/answer-file.ts';
import { AnswerFilesNeeded, ProgramNeeded } from '../../problem/answers/answers.error.ts';
import { checkAnswers, storeAnswers } from '../../problem/answers/store-answers.service.ts';
import { neededLanguages, isLanguageOffered } from '../../problem/bank/problem-languages.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { oneProblem } from '../../problem/bank/problem.service.ts';
import { languageName } from '../../queue/language/language-name.service.ts';
import { isLanguageAccepted } from '../../queue/language/language.service.ts';
import { enqueueJudgeTask } from '../../queue/task/enqueue.service.ts';
import { practiceGroup, type OpenedIn } from './practice-group.service.ts';
import { remoteSubmissions, type RemoteSubmitMode } from './remote-submissions.ts';
import {
  CaptchaNeeded,
  CodeEmpty,
  CodeTooLong,
  CodeTooShort,
  JudgingClosed,
  LanguageNotAvailable,
  maxCodeLength,
  SubmitTooSoon,
} from './submission.error.ts';
import { submitOnce } from './submit-once.service.ts';

/** A program that is submitted for a problem. */
export interface Solution extends OpenedIn {
  readonly problemDisplayId: string;
  readonly languageKey: string;
  readonly code: string;
  /** Instead of a program; absent: there is a program. */
  readonly answers?: readonly AnswerFile[];
  /** With it a program that is sent again is stored once; see `submitOnce`. */
  readonly idempotencyKey?: string | null | undefined;
  /** For problems of remote judges: the submitter submits it there himself. */
  readonly remoteMode?: RemoteSubmitMode | null | undefined;
}

/** Letters read from a picture. */
export interface CaptchaAnswer {
  readonly key: string;
  readonly letters: string;
}

/** Submissions are counted this far back to tell whether a captcha is needed, in milliseconds. */
const captchaWindowMs = 10 * 60_000;

/** What of a problem decides whether and how a program for it is judged. */
export const submittedProblemSelect = {
  id: true,
  testSetId: true,
  groupId: true,
  inBank: true,
  visibility: true,
  isRemote: true,
  languageKeys: true,
  judgeMode: true,
  checkerLanguageKey: true,
  isSubmitAnswer: true,
} as const satisfies Prisma.ProblemSelect;
type UserViewer = Extract<Viewer, { readonly kind: 'user' }>;
type SubmittedProblem = Prisma.ProblemGetPayload<{ select: typeof submittedProblemSelect }>;

/** A program that may be run, with what else decides about it. */
export interface CheckedSolution {
  readonly viewer: UserViewer;
  readonly problem: SubmittedProblem;
  /** Group in which it is practised; null: on the site. */
  readonly groupId: number | null;
  /** Of the site, in seconds; 0: none. */
  readonly submitIntervalSeconds: number;
  /** Of the site, submissions within ten minutes; 0: never. */
  readonly captchaAfterSubmissions: number;
}

/**
 * Takes a solution: the submission, its place in the queue and the word to the judges are stored in one transaction.
 *
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, CodeTooShort, ProblemNotFound, JudgingClosed,
 *   LanguageNotAvailable, RemoteModeNotOffered, SubmitTooSoon, CaptchaNeeded, WrongCaptcha
 */
export async function submitSolution(
  context: Context,
  solution: Solution,
  captcha: CaptchaAnswer | null = null,
): Promise<{ readonly id: number }> {
  return submitOnce(context, solution.idempotencyKey, () => submitNow(context, solution, captcha));
}

async function submitNow(
  context: Context,
  solution: Solution,
  captcha: CaptchaAnswer | null,
): Promise<{ readonly id: number }> {
  const { db, now } = context;
  const checked = await checkSolution(context, solution);
  const { viewer, problem, groupId, submitIntervalSeconds, captchaAfterSubmissions } = checked;
  await checkCaptcha(context, { viewer, limit: captchaAfterSubmissions, captcha });

  return db.$transaction(async (tx) => {
    if (submitIntervalSeconds > 0)
      await checkInterval(tx, { userId: viewer.userId, now, seconds: submitIntervalSeconds });
    return storeSubmission(context, tx, {
      viewer,
      problem,
      solution,
      queue: 'NORMAL',
      place: { groupId, origin: 'PRACTICE' },
    });
  });
}

/** Where a submission counts. */
type SubmissionPlace = Pick<
  Prisma.SubmissionUncheckedCreateInput,
  'origin' | 'groupId' | 'contestId' | 'contestProblemId' | 'participantId' | 'isUnderSeal'
>;

/** A program that has been looked at, and what it is stored as. */
interface NewSubmission {
  readonly viewer: UserViewer;
  readonly problem: SubmittedProblem;
  readonly solution: Pick<Solution, 'languageKey' | 'code' | 'answers' | 'idempotencyKey' | 'remoteMode'>;
  readonly queue: JudgeQueue;
  readonly place: SubmissionPlace;
}

/**
 * Stores a submission with its place in the queue and the word to the judges.
 *
 * @throws LanguageNotAvailable, CodeTooShort, RemoteJudgeOff, RemoteLimitReached, RemoteModeNotOffered
 */
export async function storeSubmission(
  { pubsub, defaults, now, address }: Context,
  tx: Transaction,
  { viewer, problem, solution, queue, place }: NewSubmission,
): Promise<{ readonly id: number }> {
  const { userId } = viewer;
  const { languageKey, code, answers, idempotencyKey = null, remoteMode: wantedMode = null } = solution;
  if (problem.isRemote) {
    const minLength = remoteSubmissions().minCodeLength(languageKey);
    if (code.length < minLength) throw new CodeTooShort(minLength);
  }
  if (answers !== undefined) await checkAnswers(tx, problem.testSetId, answers);
  const lengthBytes = answers?.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) ?? Buffer.byteLength(code);
  const submission = await tx.submission.create({
    data: {
      ...place,
      userId,
      problemId: problem.id,
      languageKey,
      code,
      lengthBytes,
      idempotencyKey,
      address: address.slice(0, 64),
      submittedAt: now,
    },
    select: { id: true },
  });
  if (answers !== undefined) await storeAnswers(tx, submission.id, answers);
  if (problem.isRemote) {
    const isOfContest = place.origin === 'CONTEST';
    const row = { submissionId: submission.id, problemId: problem.id, userId, languageKey, isOfContest, wantedMode };
    if (!(await remoteSubmissions().enqueue(tx, { pubsub, defaults }, row, now)))
      throw new LanguageNotAvailable(await languageName(tx, languageKey));
    return submission;
  }
  await enqueueJudgeTask(tx, pubsub, {
    subject: { submissionId: submission.id },
    userId,
    queue,
    languageKeys: neededLanguages(problem, languageKey),
  });
  return submission;
}

/**
 * Finds out whether the viewer may run this program for this problem now, be it as a submission or as a test.
 *
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, ProblemNotFound, JudgingClosed, LanguageNotAvailable
 */
export async function checkSolution(context: Context, solution: Solution): Promise<CheckedSolution> {
  const { viewer, db } = context;
  const submitter = checkSubmitted(viewer, solution);
  const [problem, { isPublicJudgingOpen, isGroupJudgingOpen, codeMaxLength, ...limits }, isAccepted] =
    await Promise.all([
      db.problem.findFirst({
        where: oneProblem(context, { displayId: solution.problemDisplayId }),
        select: submittedProblemSelect,
      }),
      // Read past the cache: a switch counts from the moment it is thrown.
      readSettings(db, [
        'isPublicJudgingOpen',
        'isGroupJudgingOpen',
        'codeMaxLength',
        'submitIntervalSeconds',
        'captchaAfterSubmissions',
      ]),
      isLanguageAccepted(db, context.now, solution.languageKey),
    ]);
  if (solution.code.length > codeMaxLength) throw new CodeTooLong(codeMaxLength);
  if (problem === null) throw new ProblemNotFound();
  const groupId = await practiceGroup(context, problem, solution);
  if (!(groupId === null ? isPublicJudgingOpen : isGroupJudgingOpen)) throw new JudgingClosed();
  await checkKind(db, { problem, solution, isAccepted });
  return { viewer: submitter, problem, groupId, ...limits };
}

/** May this viewer submit this at all? @throws SubmittingForbidden, CodeEmpty, CodeTooLong */
export function checkSubmitted(viewer: Viewer, { code, answers }: Pick<Solution, 'code' | 'answers'>): UserViewer {
  if (viewer.kind !== 'user' || !canSubmit(viewer)) throw new SubmittingForbidden();
  if (answers !== undefined) return viewer;
  if (code.trim() === '') throw new CodeEmpty();
  if (code.length > maxCodeLength) throw new CodeTooLong(maxCodeLength);
  return viewer;
}

/** What is submitted, and for what. */
interface SubmittedKind {
  readonly problem: Pick<SubmittedProblem, 'isRemote' | 'languageKeys' | 'isSubmitAnswer'>;
  readonly solution: Pick<Solution, 'languageKey' | 'answers'>;
  /** Did a judge offer the language within the last day? */
  readonly isAccepted: boolean;
}

/** Does the problem take what is submitted? @throws LanguageNotAvailable, AnswerFilesNeeded, ProgramNeeded */
export async function checkKind(
  db: Context['db'],
  { problem, solution: { languageKey, answers }, isAccepted }: SubmittedKind,
): Promise<void> {
  if (answers !== undefined) {
    if (!problem.isSubmitAnswer) throw new ProgramNeeded();
    return;
  }
  if (problem.isSubmitAnswer) throw new AnswerFilesNeeded();
  const isTaken = problem.isRemote
    ? problem.languageKeys.includes(languageKey)
    : isAccepted && isLanguageOffered(problem, languageKey);
  if (!isTaken) throw new LanguageNotAvailable(await languageName(db, languageKey));
}

/** Submissions of one user take turns here, so that two at once cannot both find that the interval has passed. */
async function checkInterval(
  tx: Transaction,
  { userId, now, seconds }: { readonly userId: string; readonly now: Date; readonly seconds: number },
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`submit ${userId}`}))`;
  const last = await tx.submission.findFirst({
    where: { userId, contestId: null, origin: { not: 'JURY' } },
    orderBy: { id: 'desc' },
    select: { submittedAt: true },
  });
  if (last === null) return;
  const retryAt = new Date(last.submittedAt.getTime() + seconds * 1_000);
  if (retryAt > now) throw new SubmitTooSoon(retryAt, now);
}

/**
 * Who submits very often shows that a person does. Not asked of admins; a program with an API token cannot read
 * pictures and waits instead.
 */
async function checkCaptcha(
  { db, now }: Context,
  {
    viewer,
    limit,
    captcha,
  }: { readonly viewer: UserViewer; readonly limit: number; readonly captcha: CaptchaAnswer | null },
): Promise<void> {
  if (limit === 0 || isAdmin(viewer)) return;
  const nth = await db.submission.findFirst({
    where: { userId: viewer.userId, contestId: null, origin: { not: 'JURY' } },
    orderBy: { id: 'desc' },
    skip: limit - 1,
    select: { submittedAt: true },
  });
  const freeAt = nth === null ? null : new Date(nth.submittedAt.getTime() + captchaWindowMs);
  if (freeAt === null || freeAt <= now) return;
  if (viewer.apiScopes !== null) throw new SubmitTooSoon(freeAt, now);
  if (captcha === null) throw new CaptchaNeeded();
  await requireCaptcha({ db, now }, captcha.key, captcha.letters);
}
