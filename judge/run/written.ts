import { writtenOutputCharacters, writtenStderrCharacters, type Written } from '../protocol/report.ts';
import { readOutputFile } from '../sandbox/output-file.ts';
import type { ProgramRun } from './run-program.ts';
import { outputBeginning, outputText } from './text.ts';

/** What a run wrote, bounded. */
export async function writtenBy(run: Pick<ProgramRun, 'output' | 'stderr'>): Promise<Written> {
  const output = run.output === null ? null : await readOutputFile(run.output, 4 * writtenOutputCharacters + 1);
  return boundedWritten(output ?? Buffer.alloc(0), await run.stderr());
}

/** The same of bytes that are at hand; of a long output, more than 4 for each character that is kept. */
export function boundedWritten(output: Uint8Array, stderr: Uint8Array): Written {
  const { text, isCut } = outputBeginning(output, writtenOutputCharacters);
  return { output: text, isOutputCut: isCut, stderr: outputText(stderr, writtenStderrCharacters) };
}
