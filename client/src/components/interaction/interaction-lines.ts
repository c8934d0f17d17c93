/** One line of a talk between a program and the judge. */
export interface InteractionLine {
  readonly from: 'judge' | 'program';
  readonly text: string;
}

/**
 * Reads a conversation as the Kattis package format and the judge write it: each line starts with `<` (the judge to the
 * program) or `>` (the program to the judge). A line with neither goes on with the speaker before it.
 */
export function interactionLines(transcript: string): readonly InteractionLine[] {
  const lines: InteractionLine[] = [];
  for (const line of transcript.replace(/\n$/, '').split('\n')) {
    const mark = line.charAt(0);
    if (mark === '<' || mark === '>') lines.push({ from: mark === '<' ? 'judge' : 'program', text: line.slice(1) });
    else lines.push({ from: lines.at(-1)?.from ?? 'judge', text: line });
  }
  return lines;
}
