import { Status, type StatusCode } from '../protocol/status.ts';
import type { JudgeTask } from '../protocol/task.ts';
import type { Mount } from '../sandbox/sandbox.types.ts';
import type { CompileCache, CompileFigures } from './compile-cache.ts';
import { sourcesOnly, type Executable, type PlannedProgram } from './compile.ts';
import { CompileRefusal } from './failure.ts';
import type { Workspace } from './workspace.ts';

/*
 * How this works. Some compiles only check what each run checks again: Python reads the whole main file before the
 * program begins. There the first case stands for the check. When it is accepted, the source was well formed; when it
 * is not, the compile is made before anything is said of the case, so the verdict is what it would have been.
 * Conversations are left out, for an interactor may be content with a program that never began.
 */

/** What a submitted program is made from. */
export interface ProgramMaking {
  readonly workspace: Workspace;
  readonly planned: PlannedProgram;
  readonly comparison: JudgeTask['comparison'];
  readonly programs: CompileCache;
  /** Files beside the sources. */
  readonly userFiles: readonly Mount[];
}

/** The program of a submission, compiled at once or only if need be. */
export class SubmittedProgram implements Disposable {
  /** Null as long as nothing was compiled. */
  compiled: CompileFigures | null = null;
  readonly planned: PlannedProgram;
  readonly #making: ProgramMaking;
  readonly #held = new DisposableStack();
  #isFit = false;

  constructor(making: ProgramMaking) {
    this.#making = making;
    this.planned = making.planned;
  }

  /** Makes it ready to run. @throws CompileRefusal */
  async make(): Promise<Executable> {
    const { workspace, planned, comparison } = this.#making;
    const isCheckedByRun = planned.plan.isCheckedByRun === true && comparison.kind !== 'interactor';
    return isCheckedByRun ? await sourcesOnly(workspace, planned) : await this.#compile();
  }

  /** To be told of each case before its outcome counts. @throws CompileRefusal */
  async sawCase(status: StatusCode): Promise<void> {
    if (!this.#isFit && status !== Status.ACCEPTED) await this.#compile();
    this.#isFit = true;
  }

  [Symbol.dispose](): void {
    this.#held.dispose();
  }

  async #compile(): Promise<Executable> {
    const { workspace, planned, programs, userFiles } = this.#making;
    const made = this.#held.use(await programs.get(workspace, planned, userFiles));
    this.compiled = made.compiled;
    if (!made.ok) throw new CompileRefusal(made.message);
    this.#isFit = true;
    return made;
  }
}
