/** What begins a heading or a quotation. */
const leading = /^[\s>#]+/;
/** Marks of Markdown that a line of plain text can do without; an underscore within a name is none. */
const marks = /[*`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!?\[|\]\([^()\s]{0,500}\)/gu;
/** Longest line shown, in characters; the page cuts it to what fits. */
const maxLength = 200;

/** The first line of a Markdown text that has words, without its marks. */
export function firstLine(source: string): string {
  const lines = source.slice(0, maxLength * 2).split('\n');
  const texts = lines.map((line) => line.replace(leading, '').replaceAll(marks, '').trim());
  return (texts.find((text) => text !== '') ?? '').slice(0, maxLength);
}
