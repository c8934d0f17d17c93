import type { Comparison, SampleRunTask, TestRunTask } from '@verdict/judge/protocol/task.ts';
import type { Services } from '../../core/context.ts';
import { comparisonOf } from '../../problem/checker/task-comparison.service.ts';
import { fileIoOf, runLimitsOf, taskProblemSelect, type TaskProblem } from '../../problem/checker/task-problem.ts';
import { programOf } from '../../problem/checker/task-program.service.ts';
import { TaskNotBuildable } from '../../queue/task/judge.error.ts';
import { workingFiles } from '../../queue/task/task-files.ts';
import type { ClaimedTask } from '../../queue/task/task-subject.ts';
import { dataOfSamples, loadSamples, sampleData, type SampleData } from './sample.service.ts';

type Reach = Pick<Services, 'db' | 'files'>;

/**
 * The task of a test run: the program as it would be judged, and what its output is held against; or all samples.
 *
 * @throws TaskNotBuildable
 */
export async function buildTestRunTask(
  services: Reach,
  claimed: ClaimedTask,
  testRunId: number,
): Promise<TestRunTask | SampleRunTask> {
  const { db } = services;
  const run = await db.testRun.findUnique({
    where: { id: testRunId },
    select: {
      languageKey: true,
      code: true,
      input: true,
      expectedOutput: true,
      sampleNumber: true,
      isAllSamples: true,
      problem: { select: taskProblemSelect },
    },
  });
  if (run === null) throw new TaskNotBuildable('the test run is gone');
  const { problem, languageKey, code } = run;
  const sample = run.sampleNumber === null ? null : await dataOfSample(services, problem, run.sampleNumber);
  const [language, program] = await Promise.all([
    db.language.findUnique({
      where: { key: languageKey },
      select: { key: true, timeFactor: true, memoryFactor: true },
    }),
    programOf(services.files, { problem, languageKey, code, extraFiles: null, isWhole: false, entryPoint: null }),
  ]);
  if (language === null) throw new TaskNotBuildable(`the language ${languageKey} is not known`);
  const tried = {
    taskId: claimed.id,
    attempt: claimed.attempt,
    program,
    limits: runLimitsOf(problem, language),
    fileIo: fileIoOf(problem),
  };
  const userFiles = workingFiles(problem.files, languageKey);
  if (run.isAllSamples) {
    const samples = await dataOfSamples(services.files, await loadSamples(services, problem));
    if (samples.length === 0) throw new TaskNotBuildable('the samples of the test run are gone');
    return { kind: 'sampleRun', ...tried, userFiles, comparison: await comparisonOf(services, problem), samples };
  }
  return {
    kind: 'testRun',
    ...tried,
    userFiles: [...userFiles, ...(sample?.files ?? [])],
    input: sample?.input ?? run.input,
    ...(await heldAgainst(services, problem, { sample, expectedOutput: run.expectedOutput })),
    validatorFlags: sample?.validatorFlags ?? [],
  };
}

async function dataOfSample(services: Reach, problem: TaskProblem, number: number): Promise<SampleData | null> {
  const sample = (await loadSamples(services, problem)).find((one) => one.number === number);
  return sample === undefined ? null : sampleData(services.files, sample);
}

/** Checkers and interactors need data that only samples have; without it a clean run is all that can be told. */
async function heldAgainst(
  services: Reach,
  problem: TaskProblem,
  { sample, expectedOutput }: { readonly sample: SampleData | null; readonly expectedOutput: string | null },
): Promise<{ answer: string | null; comparison: Comparison | null }> {
  if (problem.judgeMode === 'INTERACTIVE' && sample === null)
    throw new TaskNotBuildable('the sample of an interactive test run is gone');
  const answer = problem.judgeMode === 'DEFAULT' && sample === null ? expectedOutput : (sample?.answer ?? null);
  return answer === null
    ? { answer: null, comparison: null }
    : { answer, comparison: await comparisonOf(services, problem) };
}
