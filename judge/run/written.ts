import { writtenOutputCharacters, writtenStderrCharacters, type Written } from '../protocol/report.ts';
import { readOutputFile } from '../sandbox/output-file.ts';
import type { ProgramRun } from './run-program.ts';
import { outputBeginning, outputText } from './text.ts';

/** What a run wrote, bounded. */
export async function writtenBy(run: Pick<ProgramRun, 'output' | 'stderr'>): Promise<Written> {
  const bytes = run.output === null ? null : await readOutputFile(run.output, 4 * writtenOutputCharacters + 1);
  const { text, isCut } = outputBeginning(bytes ?? Buffer.alloc(0), writtenOutputCharacters);
  return { output: text, isOutputCut: isCut, stderr: outputText(await run.stderr(), writtenStderrCharacters) };
}
