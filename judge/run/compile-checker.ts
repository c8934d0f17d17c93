import type { CompileResult } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { CompileTask } from '../protocol/task.ts';
import { planProgram } from './compile.ts';
import { JuryFailure } from './failure.ts';
import { HeldFiles } from './held-files.ts';
import { loadJavascriptChecker } from './javascript-checker.ts';
import type { JudgeTools } from './judge-tools.ts';
import { Workspace } from './workspace.ts';

/**
 * Compiles a checker or interactor for its author. What comes of it is kept, so that judging need not compile it again.
 *
 * @throws for our own failures: the task is to be given back.
 */
export async function compileChecker(task: CompileTask, tools: JudgeTools): Promise<CompileResult> {
  await using files = new HeldFiles(tools.files);
  try {
    tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal: 0 });
    const workspace = new Workspace(tools.sandbox);
    if (task.convention === 'javascript') return await loadJavascriptChecker(workspace, task.program);
    const mounts = await files.mounts(task.files);
    const planned = planProgram(tools.languages, task.program);
    using compiled = await tools.programs.get(workspace, planned, mounts);
    return {
      isOk: compiled.ok,
      message: compiled.message === '' ? null : compiled.message,
      compilerVersion: planned.found.toolchain.version,
    };
  } catch (error) {
    if (!(error instanceof JuryFailure)) throw error;
    return { isOk: false, message: error.message, compilerVersion: null };
  } finally {
    await tools.sandbox.folder.clear();
  }
}
