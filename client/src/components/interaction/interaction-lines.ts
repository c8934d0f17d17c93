/** One line of a talk between a program and the judge, or the separator of two passes. */
export type InteractionLine =
  | { readonly from: 'judge' | 'program'; readonly text: string }
  | { readonly from: 'pass-separator' };

/**
 * Reads a conversation as the Kattis package format and the judge write it: each line starts with `<` (the judge to the
 * program) or `>` (the program to the judge), and `---` separates passes. Another line goes on with the speaker before
 * it.
 */
export function interactionLines(transcript: string): readonly InteractionLine[] {
  const lines: InteractionLine[] = [];
  let speaker: 'judge' | 'program' = 'judge';
  for (const line of transcript.replace(/\n$/, '').split('\n')) {
    const mark = line.charAt(0);
    const isMarked = mark === '<' || mark === '>';
    if (isMarked) speaker = mark === '<' ? 'judge' : 'program';
    if (line === '---') lines.push({ from: 'pass-separator' });
    else lines.push({ from: speaker, text: isMarked ? line.slice(1) : line });
  }
  return lines;
}
