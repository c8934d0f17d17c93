import type { Comparison } from '../protocol/task.ts';
import { planProgram, programRequest } from './compile.ts';
import { JuryFailure } from './failure.ts';
import type { HeldFiles } from './held-files.ts';
import { javascriptChecker } from './javascript-checker.ts';
import type { JudgeTools } from './judge-tools.ts';
import type { JuryProgram } from './jury-program.ts';
import { checkerLimits } from './limits.ts';
import type { Workspace } from './workspace.ts';

/**
 * Compiles the checker or interactor of a comparison, unless that was done before.
 *
 * @returns null for comparisons without a program.
 * @throws JuryFailure when it cannot be used.
 */
export async function prepareJury(
  comparison: Comparison,
  {
    workspace,
    tools,
    files,
  }: { workspace: Workspace; tools: Pick<JudgeTools, 'languages' | 'programs'>; files: HeldFiles },
): Promise<(JuryProgram & Disposable) | null> {
  if (comparison.kind !== 'checker' && comparison.kind !== 'interactor') return null;
  if (comparison.convention === 'javascript') {
    if (comparison.kind === 'interactor') throw new JuryFailure('a JavaScript checker cannot be an interactor');
    return { ...(await javascriptChecker(workspace, comparison.program)), [Symbol.dispose]: () => undefined };
  }
  const mounts = await files.mounts(comparison.files);
  const executable = await tools.programs.get(workspace, planProgram(tools.languages, comparison.program), mounts);
  if (!executable.ok) throw new JuryFailure(`the checker does not compile:\n${executable.message}`);
  return {
    convention: comparison.convention,
    start: (limits, args) => programRequest(executable, limits, args),
    files: mounts,
    limits: checkerLimits,
    [Symbol.dispose]: () => executable[Symbol.dispose](),
  };
}
