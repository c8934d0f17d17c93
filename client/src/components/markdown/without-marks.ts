/** A short Markdown text without the marks of emphasis, code, links, headings and lists, until it is drawn. */
export function withoutMarks(source: string): string {
  return source
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\n]*\)/gu, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|[>+*-])[ \t]+/gmu, '')
    .replaceAll(/\*\*|__|~~|`/gu, '')
    .replaceAll(/\*([^\s*][^*\n]*)\*/gu, '$1');
}
