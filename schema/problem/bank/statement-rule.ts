/** Has a problem something to read: a statement with a text, or one as PDF among its attachments? */
export function hasStatement(
  statements: readonly { readonly description: string; readonly input: string; readonly output: string }[],
  files: readonly { readonly kind: string; readonly name: string }[],
): boolean {
  return (
    statements.some(({ description, input, output }) => `${description}${input}${output}`.trim() !== '') ||
    files.some(({ kind, name }) => kind === 'ATTACHMENT' && name.toLowerCase().endsWith('.pdf'))
  );
}
