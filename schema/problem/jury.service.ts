import type { Services } from '../context.ts';
import { enqueueJudgeTask } from '../judge/enqueue.service.ts';
import { readText } from '../judge/task-files.ts';
import { neededLanguages } from '../submission/submit.service.ts';
import { conditionsSchema } from './jury-expectation.ts';
import type { Expectation, Outcome } from './jury-expectation.ts';

/** A jury submission on its way through the queue. */
export interface JuryRun {
  /** Null: not handed in, since no judge has its language. */
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
  readonly firstBad: { readonly name: string; readonly status: number; readonly message: string | null; readonly judgeMessage: string | null } | null;
}

/**
 * Hands in all jury submissions of a problem through the queue everybody uses, in one transaction.
 * @param request.userId in whose name, the super admin's.
 * @param request.languageKeys languages that judges have now; submissions in others are left out.
 */
export async function submitJury(
  { db, files, pubsub }: Pick<Services, 'db' | 'files' | 'pubsub'>,
  { problemId, userId, now, languageKeys }: { readonly problemId: number; readonly userId: string; readonly now: Date; readonly languageKeys: ReadonlySet<string> },
): Promise<JuryRun[]> {
  const problem = await db.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: {
      judgeMode: true, checkerLanguageKey: true,
      jurySubmissions: { orderBy: { name: 'asc' } },
      files: { where: { kind: 'JURY_SOURCE' }, select: { name: true, sha256: true }, orderBy: { name: 'asc' } },
    },
  });
  const programs = await Promise.all(
    problem.jurySubmissions.map(async (jury) => {
      const own = problem.files.filter(({ name }) => name.startsWith(`${jury.name}/`));
      return { jury, sources: await Promise.all(own.map(async ({ name, sha256 }) => ({ name: name.slice(jury.name.length + 1), content: await readText(files, sha256) }))) };
    }),
  );
  return db.$transaction(
    async (tx) => {
      const runs: JuryRun[] = [];
      for (const { jury, sources } of programs) {
        const { name, languageKey, minScore, maxScore } = jury;
        const expected = { statuses: jury.expected, minScore, maxScore, conditions: conditionsSchema.parse(jury.conditions) };
        const needed = neededLanguages(problem, languageKey);
        if (!needed.every((key) => languageKeys.has(key))) {
          runs.push({ submissionId: null, name, languageKey, expected });
          continue;
        }
        const main = sources.find(({ name }) => name === jury.entryPoint) ?? sources[0];
        const code = main?.content ?? '';
        const { id } = await tx.submission.create({
          data: {
            userId, problemId, origin: 'JURY', jurySubmissionId: jury.id, languageKey: jury.languageKey, code,
            extraFiles: sources, lengthBytes: Buffer.byteLength(code), submittedAt: now,
          },
          select: { id: true },
        });
        await enqueueJudgeTask(tx, pubsub, { subject: { submissionId: id }, userId, queue: 'JURY', languageKeys: needed });
        runs.push({ submissionId: id, name, languageKey, expected });
      }
      return runs;
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
}

/** What came of a judged submission, names of cases and words to the jury included. */
export async function juryResult({ db }: Pick<Services, 'db'>, submissionId: number): Promise<JuryResult> {
  const submission = await db.submission.findUniqueOrThrow({
    where: { id: submissionId },
    select: {
      status: true, score: true, timeMs: true, memoryKb: true, message: true,
      caseResults: { orderBy: { position: 'asc' }, select: { status: true, message: true, judgeMessage: true, testCase: { select: { name: true } } } },
      groupResults: { select: { groupName: true, score: true } },
    },
  });
  const { caseResults, groupResults, ...facts } = submission;
  const cases = caseResults.map(({ testCase, ...result }) => ({ ...result, name: testCase?.name ?? '' }));
  return { ...facts, cases, groups: groupResults, firstBad: cases.find(({ status }) => status !== 0) ?? null };
}
