import type { FileStore } from '../../core/context.ts';
import { StoredFileMissing } from '../../core/files/stored-file-missing.ts';
import { readText } from '../../queue/task/task-files.ts';
import { plainText } from './same-text.ts';
import type { StoredRef } from './stored-ref.ts';

/** Larger data equal no sample, in bytes. */
const maxComparedBytes = 262_144;
/** Most white space at line ends, in bytes, beyond one per byte of text (a carriage return on each line). */
const maxTrailingBytes = 1_024;

/** What a statement shows of a sample. */
interface ShownSample {
  readonly input: string;
  readonly output: string;
}

/** Finds the sample whose input and output a case has. */
type SampleFinder<Sample> = (testCase: {
  readonly input: StoredRef;
  readonly answer: StoredRef;
}) => Promise<Sample | undefined>;

/** Compares cases with these samples. Files are read only if their sizes allow them to be equal. */
export function sampleFinder<Sample extends ShownSample>(
  store: Pick<FileStore, 'read'>,
  samples: readonly Sample[],
): SampleFinder<Sample> {
  const shown = samples.map((sample) => ({
    sample,
    input: comparable(sample.input),
    output: comparable(sample.output),
  }));
  return async ({ input, answer }) => {
    const possible = shown.filter((one) => isPossible(one.input, input) && isPossible(one.output, answer));
    if (possible.length === 0) return undefined;
    try {
      const inputText = plainText(await readText(store, input.sha256));
      const sameInput = possible.filter((one) => one.input.text === inputText);
      if (sameInput.length === 0) return undefined;
      const answerText = plainText(await readText(store, answer.sha256));
      return sameInput.find(({ output }) => output.text === answerText)?.sample;
    } catch (error) {
      // Lost data equal nothing: a problem can be saved without them.
      if (error instanceof StoredFileMissing) return undefined;
      throw error;
    }
  };
}

interface Comparable {
  readonly text: string;
  readonly bytes: number;
}

function comparable(shown: string): Comparable {
  const text = plainText(shown);
  return { text, bytes: Buffer.byteLength(text) };
}

function isPossible({ bytes }: Comparable, { sizeBytes }: StoredRef): boolean {
  return sizeBytes >= bytes && sizeBytes <= Math.min(2 * bytes + maxTrailingBytes, maxComparedBytes);
}
