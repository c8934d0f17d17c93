import type { SourceFile } from '@verdict/judge/protocol/task.ts';
import type { PubSub, Services, Transaction } from '../../core/context.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';
import { enqueueJudgeTask } from '../../queue/task/enqueue.service.ts';
import { shownText, sourceBytes, storedSource } from '../../queue/task/source-bytes.ts';
import { readSource } from '../../queue/task/task-files.ts';
import type { AnswerFile } from '../answers/answer-file.ts';
import { storeAnswers } from '../answers/store-answers.service.ts';
import { conditionsSchema, type Expectation, type Outcome } from '../bank/jury-expectation.ts';
import { neededLanguages } from '../bank/problem-languages.ts';

/** A jury submission on its way through the queue. */
export interface JuryRun {
  /** Null: not submitted, since no judge has its language. */
  readonly submissionId: number | null;
  /** Path below submissions/. */
  readonly name: string;
  readonly languageKey: string;
  readonly expected: Expectation;
}

/** What came of a jury submission. */
export interface JuryResult extends Outcome {
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  /** Compiler's message, or why judging failed. */
  readonly message: string | null;
  /** The first case that is not accepted; null when there is none. */
  readonly firstBad: {
    readonly name: string;
    readonly status: number;
    readonly message: string | null;
    readonly judgeMessage: string | null;
  } | null;
}

/** A jury submission with its sources, ready to be submitted. */
interface JuryProgram {
  readonly id: number;
  readonly run: Omit<JuryRun, 'submissionId'>;
  readonly needed: readonly string[];
  readonly sources: readonly SourceFile[];
  /** The file it starts in. */
  readonly main: SourceFile | null;
  /** Answer files, of a submit-answer problem; else none. */
  readonly answers: readonly AnswerFile[];
}

/** In whose name jury submissions are submitted, and which can be judged. */
export interface JuryRequest {
  readonly problemId: number;
  /** The super admin's, or who asks for it. */
  readonly userId: string;
  readonly now: Date;
  /** Languages that judges have now; submissions in others are left out. */
  readonly languageKeys: ReadonlySet<string>;
}

/** Submits all jury submissions of a problem through the queue everybody uses, in one transaction. */
export async function submitJury(
  services: Pick<Services, 'db' | 'files' | 'pubsub'>,
  request: JuryRequest,
): Promise<JuryRun[]> {
  const programs = await readJury(services, request.problemId);
  return services.db.$transaction((tx) => insertJurySubmissions(tx, services.pubsub, programs, request), {
    timeout: 60_000,
    maxWait: 10_000,
  });
}

/** All jury submissions of a problem as they are stored now, in the order of their names. */
export async function readJury(
  { db, files }: Pick<Services, 'db' | 'files'>,
  problemId: number,
): Promise<JuryProgram[]> {
  const problem = await db.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: {
      judgeMode: true,
      checkerLanguageKey: true,
      jurySubmissions: { orderBy: { name: 'asc' } },
      files: {
        where: { kind: 'JURY_SOURCE' },
        select: { name: true, sha256: true, file: { select: { sizeBytes: true } } },
        orderBy: { name: 'asc' },
      },
    },
  });
  return Promise.all(
    problem.jurySubmissions.map(async (jury) => {
      const { id, name, languageKey, minScore, maxScore } = jury;
      const own = problem.files.filter((file) => file.name.startsWith(`${name}/`));
      const isAnswers = languageKey === submitAnswerKey;
      const answers = isAnswers
        ? own.map((file) => ({
            name: file.name.slice(name.length + 1),
            sha256: file.sha256,
            sizeBytes: Number(file.file.sizeBytes),
          }))
        : [];
      const sources = isAnswers
        ? []
        : await Promise.all(own.map((file) => readSource(files, file.name.slice(name.length + 1), file.sha256)));
      const main = sources.find((source) => source.name === jury.entryPoint) ?? sources[0] ?? null;
      const expected = {
        statuses: jury.expected,
        minScore,
        maxScore,
        conditions: conditionsSchema.parse(jury.conditions),
      };
      return {
        id,
        run: { name, languageKey, expected },
        needed: neededLanguages(problem, languageKey),
        sources,
        main,
        answers,
      };
    }),
  );
}

/** Columns of a submission that hold a program of the jury. */
export function storedProgram(sources: readonly SourceFile[], main: SourceFile | null) {
  return {
    code: shownText(main?.content ?? ''),
    extraFiles: sources.map(storedSource),
    lengthBytes: main === null ? 0 : sourceBytes(main),
  };
}

/** Stores and queues submissions of the jury in the caller's transaction. */
export async function insertJurySubmissions(
  tx: Transaction,
  pubsub: PubSub,
  programs: readonly JuryProgram[],
  { problemId, userId, now, languageKeys }: JuryRequest,
): Promise<JuryRun[]> {
  const runs: JuryRun[] = [];
  for (const { id: jurySubmissionId, run, needed, sources, main, answers } of programs) {
    if (!needed.every((key) => languageKeys.has(key))) {
      runs.push({ ...run, submissionId: null });
      continue;
    }
    const { id } = await tx.submission.create({
      data: {
        userId,
        problemId,
        origin: 'JURY',
        jurySubmissionId,
        languageKey: run.languageKey,
        submittedAt: now,
        ...(answers.length === 0
          ? storedProgram(sources, main)
          : { code: '', lengthBytes: answers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) }),
      },
      select: { id: true },
    });
    if (answers.length > 0) await storeAnswers(tx, id, answers);
    await enqueueJudgeTask(tx, pubsub, { subject: { submissionId: id }, userId, queue: 'JURY', languageKeys: needed });
    runs.push({ ...run, submissionId: id });
  }
  return runs;
}

/** What came of a judged submission, names of cases and words to the jury included. */
export async function juryResult({ db }: Pick<Services, 'db'>, submissionId: number): Promise<JuryResult> {
  const submission = await db.submission.findUniqueOrThrow({
    where: { id: submissionId },
    select: {
      status: true,
      score: true,
      exactScore: true,
      timeMs: true,
      memoryKb: true,
      message: true,
      caseResults: {
        orderBy: { position: 'asc' },
        select: { status: true, message: true, judgeMessage: true, testCase: { select: { name: true } } },
      },
      groupResults: { select: { groupName: true, score: true, exactScore: true } },
    },
  });
  const { caseResults, groupResults, exactScore, score, ...facts } = submission;
  const cases = caseResults.map(({ testCase, ...result }) => ({ ...result, name: testCase?.name ?? '' }));
  const groups = groupResults.map(({ groupName, ...group }) => ({ groupName, score: group.exactScore ?? group.score }));
  return {
    ...facts,
    score: exactScore ?? score,
    cases,
    groups,
    firstBad: cases.find(({ status }) => status !== 0) ?? null,
  };
}
