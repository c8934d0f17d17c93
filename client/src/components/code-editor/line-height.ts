/** Height of a line of code, in px. @param fontSizePx of its letters. */
export function lineHeightOf(fontSizePx: number): number {
  return Math.round(fontSizePx * 1.5);
}

/** Letters of code. */
export const codeFont =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace';
