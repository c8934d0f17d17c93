/** Are two texts the same to a reader: white space at the ends of lines and of the whole apart? */
export function isSameText(a: string, b: string): boolean {
  return plainText(a) === plainText(b);
}

/** A text without white space at the ends of its lines and of the whole. */
export function plainText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
