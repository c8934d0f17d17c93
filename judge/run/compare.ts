import type { Comparison } from '../protocol/task.ts';
import { ByteReader } from './byte-reader.ts';
import { compareExactly, compareLines } from './compare-lines.ts';
import { compareTokens } from './compare-tokens.ts';
import type { Difference } from './compare.types.ts';

/** The comparisons that need no program of the jury. */
export type PlainComparison = Extract<Comparison, { kind: 'lines' | 'tokens' }>;

/**
 * Compares an output with the answer, in flat memory.
 *
 * @returns null when the output is right.
 * @throws when one of the files cannot be read.
 */
export async function compareFiles(
  comparison: PlainComparison,
  answerPath: string,
  outputPath: string,
): Promise<Difference | null> {
  using expected = new ByteReader(answerPath);
  using actual = new ByteReader(outputPath);
  if (comparison.kind === 'tokens') return await compareTokens(expected, actual, comparison);
  return comparison.isRemoveEndBlank ? await compareLines(expected, actual) : await compareExactly(expected, actual);
}
