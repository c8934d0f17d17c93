/** Marks of Markdown that a line of plain text can do without. */
const marks = /[*_`~#>]|!?\[|\]\([^()\s]{0,500}\)/g;
/** Longest line shown, in characters; the page cuts it to what fits. */
const maxLength = 200;

/** The first line of a Markdown text that has words, without its marks. */
export function firstLine(source: string): string {
  const lines = source.slice(0, maxLength * 2).split('\n');
  const texts = lines.map((line) => line.replaceAll(marks, '').trim());
  return (texts.find((text) => text !== '') ?? '').slice(0, maxLength);
}
