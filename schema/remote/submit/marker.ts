const bits = 40;

/**
 * A program with a last line of blanks and tabs that stand for the number of its job: no two submissions are the same
 * text, and a judge that shows the source shows whose run it is. Lines before it keep their numbers.
 */
export function marked(source: string, jobId: number): string {
  const digits = jobId.toString(2).padStart(bits, '0');
  return `${source}\n${digits.replaceAll('0', ' ').replaceAll('1', '\t')}`;
}

/** The number in a program's marker; null: it has none. Judges may show programs with other ends of lines. */
export function markOf(source: string): number | null {
  const text = source.replace(/[\r\n]{1,2}$/u, '');
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (line.length !== bits || !/^[ \t]+$/u.test(line)) return null;
  return Number.parseInt(line.replaceAll(' ', '0').replaceAll('\t', '1'), 2);
}
