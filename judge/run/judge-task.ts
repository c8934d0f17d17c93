import type { Judgement } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { JudgeTask, TestCase, TestGroup } from '../protocol/task.ts';
import { planProgram } from './compile.ts';
import { CompileRefusal, JuryFailure } from './failure.ts';
import { HeldFiles } from './held-files.ts';
import { judgeAnswer } from './judge-answer.ts';
import { judgeCase } from './judge-case.ts';
import type { CaseJob, JudgedCase } from './judge-case.types.ts';
import type { JudgeTools } from './judge-tools.ts';
import { recordOf, recordWithoutProgram } from './judgement-record.ts';
import { judgementOf, verdictOnly } from './judgement.ts';
import { prepareJury } from './prepare-jury.ts';
import { casesInOrder, scoringWalk, type Scored } from './scoring.ts';
import { SubmittedProgram } from './submitted-program.ts';
import { Workspace } from './workspace.ts';

/**
 * Judges one submission: compiles, runs, compares, scores.
 *
 * @throws for our own failures, which say nothing of the submission: the task is to be given back.
 */
export async function judgeTask(task: JudgeTask, tools: JudgeTools): Promise<Judgement> {
  await using files = new HeldFiles(tools.files);
  const run = new TaskRun(task, tools, files);
  try {
    return await run.judge();
  } catch (error) {
    if (error instanceof CompileRefusal) return verdictOnly(Status.COMPILE_ERROR, error.message, run.record);
    if (error instanceof JuryFailure) return verdictOnly(Status.SYSTEM_ERROR, error.message, run.record);
    throw error;
  } finally {
    await tools.sandbox.folder.clear();
  }
}

class TaskRun {
  readonly #task: JudgeTask;
  readonly #tools: JudgeTools;
  readonly #workspace: Workspace;
  readonly #files: HeldFiles;
  readonly #caseCount: number;
  #program: SubmittedProgram | null = null;

  constructor(task: JudgeTask, tools: JudgeTools, files: HeldFiles) {
    this.#task = task;
    this.#tools = tools;
    this.#workspace = new Workspace(tools.sandbox);
    this.#files = files;
    this.#caseCount = casesInOrder(task.tests).length;
  }

  async judge(): Promise<Judgement> {
    if (this.#caseCount === 0) throw new JuryFailure('the problem has no test cases');
    const task = this.#task;
    const tools = this.#tools;
    if (task.program === null) return await this.#judgeAnswers();
    const planned = planProgram(tools.languages, task.program);
    tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal: this.#caseCount });
    this.#fetchAhead();
    const userFiles = await this.#files.mounts(task.userFiles);
    const { comparison } = task;
    using program = new SubmittedProgram({
      workspace: this.#workspace,
      planned,
      comparison,
      programs: tools.programs,
      userFiles,
    });
    this.#program = program;
    const executable = await program.make();
    using jury = await prepareJury(comparison, { workspace: this.#workspace, tools, files: this.#files });
    const { scored, judged } = await this.#runCases(async (testCase, group) => {
      const files = [...userFiles, ...(await this.#files.mounts(testCase.files ?? []))];
      const result = await judgeCase(this.#workspace, {
        ...(await this.#jobOf(testCase, group)),
        program: executable,
        jury,
        files,
      });
      await program.sawCase(result.outcome.status);
      return result;
    });
    return judgementOf({ scored, judged, record: this.record });
  }

  /** Checks the files submitted for the cases. */
  async #judgeAnswers(): Promise<Judgement> {
    const task = this.#task;
    const tools = this.#tools;
    const workspace = this.#workspace;
    this.#fetchAhead();
    using jury = await prepareJury(task.comparison, { workspace, tools, files: this.#files });
    const { scored, judged } = await this.#runCases(async (testCase, group) => {
      const { output } = testCase;
      const submitted = output ? { path: await this.#files.path(output), sizeBytes: output.sizeBytes } : null;
      return await judgeAnswer(workspace, { ...(await this.#jobOf(testCase, group)), jury }, submitted);
    });
    return judgementOf({ scored, judged, record: this.record });
  }

  /** Null as long as there is nothing to tell. */
  get record(): Judgement['record'] {
    const task = this.#task;
    const program = this.#program;
    if (task.program === null) return recordWithoutProgram(task);
    return program === null ? null : recordOf(task, program.planned, program.compiled);
  }

  async #runCases(
    judgeOne: (testCase: TestCase, group: TestGroup) => Promise<JudgedCase>,
  ): Promise<{ scored: Scored; judged: Map<number, JudgedCase> }> {
    const judged = new Map<number, JudgedCase>();
    const walk = scoringWalk(this.#task);
    let step = walk.next();
    while (step.done !== true) {
      this.#tools.signal.throwIfAborted();
      this.#tools.onProgress({ status: Status.JUDGING, casesDone: judged.size, casesTotal: this.#caseCount });
      const { testCase, group } = step.value;
      const result = await judgeOne(testCase, group);
      judged.set(testCase.position, result);
      step = walk.next(result.outcome);
    }
    return { scored: step.value, judged };
  }

  async #jobOf(testCase: TestCase, group: TestGroup): Promise<Omit<CaseJob, 'program' | 'jury' | 'files'>> {
    const { limits, fileIo, comparison, maxPasses = 1 } = this.#task;
    return {
      limits,
      fileIo,
      comparison,
      maxPasses,
      isOutputKept: testCase.isOutputKept ?? false,
      args: testCase.args ?? [],
      flags: testCase.validatorFlags ?? group.validatorFlags,
      input: await this.#files.path(testCase.input),
      answer: await this.#files.path(testCase.answer),
      answerBytes: testCase.answer.sizeBytes,
    };
  }

  /** Fetches test data while the program is being compiled. */
  #fetchAhead(): void {
    for (const { testCase } of casesInOrder(this.#task.tests)) {
      for (const file of [
        testCase.input,
        testCase.answer,
        ...(testCase.files ?? []),
        ...(testCase.output ? [testCase.output] : []),
      ])
        this.#files.fetchAhead(file);
    }
  }
}
