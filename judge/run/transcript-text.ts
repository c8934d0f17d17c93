import type { Transcript } from '../sandbox/transcript.ts';
import { cutText, printable } from './text.ts';

const marks = { first: '> ', second: '< ' } as const;

/**
 * A conversation for people: a line each, those of the program begin with "> ", those of the interactor with "< ". A
 * line that came in pieces, with something of the other between them, is shown in pieces.
 *
 * @param maxCharacters longer ones end in a note that something was cut.
 */
export function transcriptText({ utterances, isCut }: Transcript, maxCharacters: number): string {
  const lines = utterances.flatMap(({ box, bytes }) =>
    printable(bytes)
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => marks[box] + line),
  );
  return cutText(lines.join('\n'), maxCharacters, isCut);
}
