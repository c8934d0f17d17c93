import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../problem/package/statement-sections.ts';
import { escaped, inBrackets } from './pictures.ts';

/** A PDF of a statement. */
interface PdfLink {
  /** Address at the judge. */
  readonly pdfUrl: string;
  /** Where readers open it. */
  readonly url: string;
  readonly words: string;
}

/** A text whose links to its PDF lead to another address. A text without one gets it at its end. */
export function withPdfLink(markdown: string, { pdfUrl, url, words }: PdfLink): string {
  const places: { readonly start: number; readonly end: number; readonly words: string }[] = [];
  visit(parseMarkdown(markdown), 'link', ({ url: linked, position, children }) => {
    const start = position?.start.offset;
    const end = position?.end.offset;
    if (linked !== pdfUrl || start === undefined || end === undefined) return;
    const own = markdown.slice(
      children[0]?.position?.start.offset ?? end,
      children.at(-1)?.position?.end.offset ?? end,
    );
    places.push({ start, end, words: own });
  });
  if (places.length === 0) return `${markdown}${markdown === '' ? '' : '\n\n'}[${escaped(words)}](${inBrackets(url)})`;
  return places
    .toReversed()
    .reduce(
      (text, { start, end, words: own }) => `${text.slice(0, start)}[${own}](${inBrackets(url)})${text.slice(end)}`,
      markdown,
    );
}
