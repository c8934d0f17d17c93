import type { CheckerConvention, Comparison, JudgeTask, Program, Task } from '@verdict/judge/protocol/task.ts';
import type { CheckerConvention as StoredConvention, JudgeCaseMode, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../context.ts';
import { limitsFor } from '../language/language-limits.ts';
import { tokenComparisonSchema } from '../problem/token-comparison.ts';
import { loadTestTree } from '../test-data/test-tree.service.ts';
import { buildCompileTask } from '../checker/compile-task.service.ts';
import { checkerHash } from '../checker/checker-hash.ts';
import { TaskNotBuildable } from './judge.error.ts';
import { sourcesOf, withIncludes } from './program-source.ts';
import { filesOf, readTexts } from './task-files.ts';
import type { ClaimedTask } from './task-subject.ts';

const bytesPerMb = 1_048_576;

/** All of a problem that judging depends on. */
const problemSelect = {
  id: true, type: true, timeLimitMs: true, memoryLimitMb: true, stackLimitMb: true, outputLimitMb: true, isRemote: true, languageFactors: true,
  isRemoveEndBlank: true, ioReadFileName: true, ioWriteFileName: true, judgeMode: true, judgeCaseMode: true, comparison: true,
  checkerConvention: true, checkerLanguageKey: true, checkerEntryPoint: true, testSetId: true, testSet: { select: { sha256: true } },
  files: {
    where: { kind: { in: ['USER_EXTRA', 'INCLUDE', 'JUDGE_EXTRA', 'CHECKER_SOURCE'] } },
    select: { kind: true, name: true, sha256: true, file: { select: { sizeBytes: true } } },
    orderBy: { name: 'asc' },
  },
} as const satisfies Prisma.ProblemSelect;
type TaskProblem = Prisma.ProblemGetPayload<{ select: typeof problemSelect }>;

const submissionSelect = {
  id: true, languageKey: true, code: true, extraFiles: true, origin: true, testSetId: true,
  jurySubmission: { select: { entryPoint: true } },
  problem: { select: problemSelect },
} as const satisfies Prisma.SubmissionSelect;
type TaskSubmission = Prisma.SubmissionGetPayload<{ select: typeof submissionSelect }>;

/**
 * Makes the complete task of a claimed row, of what is stored now.
 * @throws TaskNotBuildable when what is stored does not make a task.
 */
export async function buildTask(services: Pick<Services, 'db' | 'files'>, claimed: ClaimedTask): Promise<Task> {
  const { submissionId, rejudgeItemId, checkerCompileId } = claimed;
  if (submissionId !== null) {
    return buildJudgeTask(services, claimed, { submissionId, keepTestSet: (testSetId) => services.db.submission.update({ where: { id: submissionId }, data: { testSetId }, select: { id: true } }) });
  }
  if (rejudgeItemId !== null) {
    const item = await services.db.rejudgeItem.findUniqueOrThrow({ where: { id: rejudgeItemId }, select: { submissionId: true } });
    return buildJudgeTask(services, claimed, { ...item, keepTestSet: (testSetId) => services.db.rejudgeItem.update({ where: { id: rejudgeItemId }, data: { testSetId }, select: { id: true } }) });
  }
  if (checkerCompileId !== null) return buildCompileTask(services, claimed, checkerCompileId);
  throw new TaskNotBuildable('nothing is known of what the task is for');
}

/** What is judged, and how it is kept which test set it is judged with. */
interface Judged {
  readonly submissionId: number;
  readonly keepTestSet: (testSetId: number | null) => Promise<unknown>;
}

/** Limits, checker, sources and test data of a submission as they are now. */
async function buildJudgeTask({ db, files }: Pick<Services, 'db' | 'files'>, claimed: ClaimedTask, { submissionId, keepTestSet }: Judged): Promise<JudgeTask> {
  const submission = await db.submission.findUnique({ where: { id: submissionId }, select: submissionSelect });
  if (submission === null) throw new TaskNotBuildable('the submission is gone');
  const { problem, languageKey } = submission;
  const [language, tests, program, comparison] = await Promise.all([
    db.language.findUnique({ where: { key: languageKey }, select: { key: true, timeFactor: true, memoryFactor: true } }),
    problem.testSetId === null ? null : loadTestTree(db, problem.testSetId),
    programOf({ db, files }, submission),
    comparisonOf({ files }, problem),
    claimed.submissionId !== null && submission.testSetId === problem.testSetId ? null : keepTestSet(problem.testSetId),
  ]);
  if (language === null) throw new TaskNotBuildable(`the language ${languageKey} is not known`);
  if (tests === null) throw new TaskNotBuildable('the problem has no test data');
  const limits = limitsFor(problem, language);
  const memoryBytes = limits.memoryLimitMb * bytesPerMb;
  const stackBytes = problem.stackLimitMb * bytesPerMb;
  return {
    kind: 'judge',
    taskId: claimed.id,
    attempt: claimed.attempt,
    submissionId: submission.id,
    scoring: problem.type === 'OI' ? 'oi' : 'acm',
    caseMode: caseModes[problem.judgeCaseMode],
    program,
    limits: {
      timeMs: limits.timeLimitMs,
      memoryBytes,
      stackBytes: stackBytes >= memoryBytes ? null : stackBytes,
      outputBytes: problem.outputLimitMb === null ? null : problem.outputLimitMb * bytesPerMb,
    },
    comparison,
    userFiles: filesOf(problem.files, 'USER_EXTRA'),
    fileIo: problem.ioReadFileName !== null && problem.ioWriteFileName !== null ? { readName: problem.ioReadFileName, writeName: problem.ioWriteFileName } : null,
    tests,
    dataSha256: problem.testSet?.sha256 ?? '',
    checkerSha256: checkerHash(problem),
  };
}

const caseModes: Readonly<Record<JudgeCaseMode, JudgeTask['caseMode']>> = {
  DEFAULT: 'default',
  ERGODIC_WITHOUT_ERROR: 'ergodicWithoutError',
  SUBTASK_LOWEST: 'subtaskLowest',
  SUBTASK_AVERAGE: 'subtaskAverage',
  TEST_GROUPS: 'testGroups',
};

async function programOf({ db, files }: Pick<Services, 'db' | 'files'>, submission: TaskSubmission): Promise<Program> {
  const { languageKey, problem, origin } = submission;
  // The jury's programs are whole; the template is for what people write.
  const template = origin === 'JURY' ? null : await db.codeTemplate.findUnique({
    where: { problemId_languageKey: { problemId: problem.id, languageKey }, isEnabled: true },
    select: { prepend: true, append: true },
  });
  const includes = await readTexts(files, problem.files, 'INCLUDE');
  return {
    languageKey,
    sources: withIncludes(sourcesOf(submission, template), languageKey, includes),
    entryPoint: submission.jurySubmission?.entryPoint ?? null,
  };
}

const conventions: Readonly<Record<StoredConvention, CheckerConvention>> = { TESTLIB: 'testlib', HOJ: 'hoj', KATTIS: 'kattis', JAVASCRIPT: 'javascript' };

async function comparisonOf({ files }: Pick<Services, 'files'>, problem: TaskProblem): Promise<Comparison> {
  if (problem.judgeMode === 'DEFAULT') {
    if (problem.comparison === null) return { kind: 'lines', isRemoveEndBlank: problem.isRemoveEndBlank };
    const tokens = tokenComparisonSchema.safeParse(problem.comparison);
    if (!tokens.success) throw new TaskNotBuildable('the comparison of the problem cannot be read');
    return { kind: 'tokens', ...tokens.data };
  }
  const { checkerConvention, checkerLanguageKey, checkerEntryPoint } = problem;
  const sources = await readTexts(files, problem.files, 'CHECKER_SOURCE');
  if (checkerConvention === null || checkerLanguageKey === null || sources.length === 0) throw new TaskNotBuildable('the problem has no checker');
  return {
    kind: problem.judgeMode === 'INTERACTIVE' ? 'interactor' : 'checker',
    convention: conventions[checkerConvention],
    program: { languageKey: checkerLanguageKey, sources, entryPoint: checkerEntryPoint },
    files: filesOf(problem.files, 'JUDGE_EXTRA'),
  };
}
