import type { Text } from '../../lib/intl/use-text.ts';

/** Names the lines of a question. */
export function linesText(
  t: Text,
  { firstLine, lastLine }: { readonly firstLine: number; readonly lastLine: number },
): string {
  return firstLine === lastLine
    ? t({ id: 'question.line' }, { line: firstLine })
    : t({ id: 'question.lines' }, { from: firstLine, to: lastLine });
}
