import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import type { JudgeCaseMode, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { withAnswers } from '../../problem/answers/answer-task.ts';
import { checkerHash } from '../../problem/checker/checker-hash.ts';
import { includesOfCheckers } from '../../problem/checker/checker-includes.service.ts';
import { comparisonOf } from '../../problem/checker/task-comparison.service.ts';
import { fileIoOf, runLimitsOf, taskProblemSelect } from '../../problem/checker/task-problem.ts';
import { programOf } from '../../problem/checker/task-program.service.ts';
import { asValidatorTask } from '../../problem/jury-report/validator.service.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';
import { TaskNotBuildable } from '../../queue/task/judge.error.ts';
import { workingFiles } from '../../queue/task/task-files.ts';
import type { ClaimedTask } from '../../queue/task/task-subject.ts';

const submissionSelect = {
  id: true,
  languageKey: true,
  code: true,
  extraFiles: true,
  origin: true,
  testSetId: true,
  jurySubmission: { select: { entryPoint: true } },
  juryReportItem: { select: { acceptExitCode: true } },
  files: { select: { name: true, sha256: true, file: { select: { sizeBytes: true } } }, orderBy: { name: 'asc' } },
  problem: { select: taskProblemSelect },
} as const satisfies Prisma.SubmissionSelect;

/** A submission to judge, and how to store which test set it is judged with. */
interface Judged {
  readonly submissionId: number;
  readonly keepTestSet: (testSetId: number | null) => Promise<unknown>;
}

/**
 * Limits, checker, sources and test data of a submission as they are now.
 *
 * @throws TaskNotBuildable when what is stored does not make a task.
 */
export async function buildJudgeTask(
  { db, files, testTrees }: Pick<Services, 'db' | 'files' | 'testTrees'>,
  claimed: ClaimedTask,
  { submissionId, keepTestSet }: Judged,
): Promise<JudgeTask> {
  const [submission, languages] = await Promise.all([
    db.submission.findUnique({ where: { id: submissionId }, select: submissionSelect }),
    // Asked for by the task's word, so as not to wait for the submission.
    db.language.findMany({
      where: { key: { in: [...claimed.languageKeys] } },
      select: { key: true, timeFactor: true, memoryFactor: true },
    }),
  ]);
  if (submission === null) throw new TaskNotBuildable('the submission is gone');
  const { problem, languageKey } = submission;
  const hasProgram = languageKey !== submitAnswerKey;
  const language = hasProgram
    ? languages.find(({ key }) => key === languageKey)
    : { key: languageKey, timeFactor: 1, memoryFactor: 1 };
  if (language === undefined) throw new TaskNotBuildable(`the language ${languageKey} is not known`);
  const acceptExitCode = submission.juryReportItem?.acceptExitCode ?? null;
  const [tests, program, comparison, [includes]] = await Promise.all([
    problem.testSet === null ? null : testTrees.read(problem.testSet),
    // The jury's programs are whole; the template is for what people write.
    hasProgram
      ? programOf(files, {
          ...submission,
          // Included files are for those who solve the problem, not for its validators.
          problem: acceptExitCode === null ? problem : { ...problem, files: [] },
          isWhole: submission.origin === 'JURY',
          entryPoint: submission.jurySubmission?.entryPoint ?? null,
        })
      : null,
    comparisonOf({ db, files }, problem),
    problem.judgeMode === 'DEFAULT' ? [] : includesOfCheckers({ db, files }, [problem]),
    claimed.submissionId !== null && submission.testSetId === problem.testSetId ? null : keepTestSet(problem.testSetId),
  ]);
  if (tests === null) throw new TaskNotBuildable('the problem has no test data');
  const task: JudgeTask = {
    kind: 'judge',
    taskId: claimed.id,
    attempt: claimed.attempt,
    submissionId: submission.id,
    scoring: problem.type === 'OI' ? 'oi' : 'acm',
    caseMode: caseModes[problem.judgeCaseMode],
    program,
    limits: runLimitsOf(problem, language),
    ...(problem.maxPasses > 1 ? { maxPasses: problem.maxPasses } : {}),
    comparison,
    userFiles: workingFiles(problem.files, languageKey),
    fileIo: fileIoOf(problem),
    tests: hasProgram
      ? tests
      : withAnswers(
          tests,
          submission.files.map(({ name, sha256, file }) => ({ name, sha256, sizeBytes: Number(file.sizeBytes) })),
        ),
    dataSha256: problem.testSet?.sha256 ?? '',
    checkerSha256: checkerHash(problem, includes ?? []),
  };
  return acceptExitCode === null
    ? task
    : asValidatorTask(task, { acceptExitCode, languageTimeFactor: language.timeFactor });
}

const caseModes: Readonly<Record<JudgeCaseMode, JudgeTask['caseMode']>> = {
  DEFAULT: 'default',
  ERGODIC_WITHOUT_ERROR: 'ergodicWithoutError',
  SUBTASK_LOWEST: 'subtaskLowest',
  SUBTASK_AVERAGE: 'subtaskAverage',
  TEST_GROUPS: 'testGroups',
};
