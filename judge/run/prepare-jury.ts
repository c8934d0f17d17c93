import type { Comparison } from '../protocol/task.ts';
import { JuryFailure } from './failure.ts';
import type { HeldFiles } from './held-files.ts';
import type { JudgeTools } from './judge-tools.ts';
import type { JuryProgram } from './jury-program.ts';
import type { Workspace } from './workspace.ts';

/**
 * Compiles the checker or interactor of a comparison, unless that was done before.
 * @returns null for comparisons without a program.
 * @throws JuryFailure when it cannot be used.
 */
export async function prepareJury(
  comparison: Comparison,
  { workspace, tools, files }: { workspace: Workspace; tools: Pick<JudgeTools, 'languages' | 'programs'>; files: HeldFiles },
): Promise<JuryProgram | null> {
  if (comparison.kind !== 'checker' && comparison.kind !== 'interactor') return null;
  if (comparison.convention === 'javascript') throw new JuryFailure('JavaScript checkers are not supported by this judge');
  const mounts = await files.mounts(comparison.files);
  const executable = await tools.programs.get(workspace, tools.languages, comparison.program, mounts);
  return { convention: comparison.convention, executable, files: mounts };
}
