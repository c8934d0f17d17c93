/**
 * A text in Markdown whose links and images that begin with a path have an address before it.
 *
 * @param site without a slash at its end.
 */
export function withAbsoluteLinks(text: string, site: string): string {
  return text.replaceAll(/\]\((?=\/[^/])/gu, `](${site}`);
}
