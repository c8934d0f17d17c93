import { join } from 'node:path';
import type { FoundLanguages } from '../languages/languages.ts';
import { compileFolder } from '../languages/language.types.ts';
import type { CaseResult, GroupResult, Judgement, Progress } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { FileRef, JudgeTask } from '../protocol/task.ts';
import type { Mount, Sandbox } from '../sandbox/sandbox.types.ts';
import { findLanguage, type Executable } from './compile.ts';
import type { CompileCache } from './compile-cache.ts';
import { JuryFailure } from './failure.ts';
import type { FileSource, HeldFile } from './files.ts';
import { judgeCase, type JudgedCase } from './judge-case.ts';
import type { JuryProgram } from './jury-program.ts';
import { casesInOrder, scoringWalk, type Scored, type ScoredCase } from './scoring.ts';
import { cutText } from './text.ts';
import { Workspace } from './workspace.ts';

/** What the judging of a task needs from around it. */
export interface JudgeTools {
  /** One slot; nothing else uses it meanwhile. */
  readonly sandbox: Sandbox;
  readonly languages: FoundLanguages;
  readonly files: FileSource;
  readonly programs: CompileCache;
  /** Called often; the callee thins it out. */
  onProgress(progress: Progress): void;
  /** Looked at between runs; aborted: the work is given up with the signal's reason. */
  readonly signal: AbortSignal;
}

const messageCharacters = 65_536;

/**
 * Judges one submission: compiles, runs, compares, scores.
 * @throws for our own failures, which say nothing of the submission: the task is to be given back.
 */
export async function judgeTask(task: JudgeTask, tools: JudgeTools): Promise<Judgement> {
  try {
    return await new TaskRun(task, tools).judge();
  } catch (error) {
    if (!(error instanceof JuryFailure)) throw error;
    return verdictOnly(Status.SYSTEM_ERROR, error.message);
  } finally {
    await tools.sandbox.folder.clear();
  }
}

class TaskRun {
  private readonly task: JudgeTask;
  private readonly tools: JudgeTools;
  private readonly workspace: Workspace;
  private readonly caseCount: number;
  private readonly held = new Map<string, Promise<HeldFile>>();
  private readonly compiled = new DisposableStack();

  constructor(task: JudgeTask, tools: JudgeTools) {
    this.task = task;
    this.tools = tools;
    this.workspace = new Workspace(tools.sandbox);
    this.caseCount = casesInOrder(task.tests).length;
  }

  async judge(): Promise<Judgement> {
    if (this.caseCount === 0) throw new JuryFailure('the problem has no test cases');
    const found = findLanguage(this.tools.languages, this.task.program.languageKey);
    try {
      this.tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal: this.caseCount });
      this.fetchAhead();
      const userFiles = await this.mount(this.task.userFiles);
      const program = this.compiled.use(await this.tools.programs.get(this.workspace, found, this.task.program, userFiles));
      if (!program.ok) return verdictOnly(Status.COMPILE_ERROR, program.message);
      const { scored, judged } = await this.runCases(program, await this.prepareJury(), userFiles);
      return judgementOf(scored, judged);
    } finally {
      await this.release();
    }
  }

  private async runCases(program: Executable, jury: JuryProgram | null, userFiles: readonly Mount[]): Promise<{ scored: Scored; judged: Map<number, JudgedCase> }> {
    const judged = new Map<number, JudgedCase>();
    const walk = scoringWalk(this.task);
    let step = walk.next();
    while (step.done !== true) {
      this.tools.signal.throwIfAborted();
      this.tools.onProgress({ status: Status.JUDGING, casesDone: judged.size, casesTotal: this.caseCount });
      const { testCase, group } = step.value;
      const result = await judgeCase(this.workspace, {
        task: this.task,
        testCase,
        group,
        program,
        jury,
        input: await this.path(testCase.input),
        answer: await this.path(testCase.answer),
        userFiles: testCase.files === undefined ? userFiles : [...userFiles, ...(await this.mount(testCase.files))],
      });
      judged.set(testCase.position, result);
      step = walk.next(result.outcome);
    }
    return { scored: step.value, judged };
  }

  private async prepareJury(): Promise<JuryProgram | null> {
    const { comparison } = this.task;
    if (comparison.kind !== 'checker' && comparison.kind !== 'interactor') return null;
    if (comparison.convention === 'javascript') throw new JuryFailure('JavaScript checkers are not supported by this judge');
    const files = await this.mount(comparison.files);
    const found = findLanguage(this.tools.languages, comparison.program.languageKey);
    const executable = this.compiled.use(await this.tools.programs.get(this.workspace, found, comparison.program, files));
    if (!executable.ok) throw new JuryFailure(`the checker does not compile:\n${executable.message}`);
    return { convention: comparison.convention, executable, files };
  }

  /** Fetches test data while the program is being compiled; a failure is met again when the file is needed. */
  private fetchAhead(): void {
    for (const { testCase } of casesInOrder(this.task.tests)) {
      for (const file of [testCase.input, testCase.answer, ...(testCase.files ?? [])]) this.hold(file).catch(() => undefined);
    }
  }

  private hold(file: FileRef): Promise<HeldFile> {
    const known = this.held.get(file.sha256) ?? this.tools.files.hold(file);
    this.held.set(file.sha256, known);
    return known;
  }

  private async path(file: FileRef): Promise<string> {
    return (await this.hold(file)).path;
  }

  private mount(files: JudgeTask['userFiles']): Promise<Mount[]> {
    return Promise.all(files.map(async (file) => ({ source: await this.path(file), target: join(compileFolder, file.name) })));
  }

  private async release(): Promise<void> {
    this.compiled.dispose();
    for (const result of await Promise.allSettled(this.held.values())) {
      if (result.status === 'fulfilled') result.value[Symbol.dispose]();
    }
  }
}

function judgementOf(scored: Scored, judged: ReadonlyMap<number, JudgedCase>): Judgement {
  const ran = [...judged.values()];
  const systemError = ran.find((one) => one.outcome.status === Status.SYSTEM_ERROR);
  return {
    status: scored.status,
    score: scored.score,
    totalScore: scored.totalScore,
    ...maxima(ran),
    message: systemError?.message ?? null,
    cases: scored.cases.map((one) => caseResult(one, judged.get(one.testCase.position))),
    record: null,
    groups: scored.groups.map((group, index): GroupResult => {
      const inside = group.cases.map((one) => judged.get(one.testCase.position)).filter((one) => one !== undefined);
      return {
        position: index + 1,
        groupName: group.name,
        status: group.status,
        score: group.score,
        total: group.total,
        acceptedCases: group.cases.filter((one) => one.status === Status.ACCEPTED).length,
        caseCount: group.cases.length,
        timeMs: maxima(inside).timeMs ?? 0,
        memoryKb: maxima(inside).memoryKb ?? 0,
      };
    }),
  };
}

function caseResult({ testCase, group, status, score }: ScoredCase, judged: JudgedCase | undefined): CaseResult {
  return {
    position: testCase.position,
    testCaseId: testCase.testCaseId,
    groupName: group.name,
    status,
    timeMs: judged?.timeMs ?? 0,
    memoryKb: judged?.memoryKb ?? 0,
    score,
    message: judged?.message ?? null,
    judgeMessage: judged?.judgeMessage ?? null,
  };
}

function maxima(cases: readonly JudgedCase[]): { timeMs: number | null; memoryKb: number | null } {
  if (cases.length === 0) return { timeMs: null, memoryKb: null };
  return { timeMs: Math.max(...cases.map((one) => one.timeMs)), memoryKb: Math.max(...cases.map((one) => one.memoryKb)) };
}

function verdictOnly(status: typeof Status.COMPILE_ERROR | typeof Status.SYSTEM_ERROR, message: string): Judgement {
  return { status, score: null, totalScore: null, timeMs: null, memoryKb: null, message: cutText(message, messageCharacters), cases: [], groups: [], record: null };
}
