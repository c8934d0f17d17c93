import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../problem/package/statement-sections.ts';

/** A picture in a text: which part of the text it is. */
interface PlacedPicture {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  readonly alt: string;
}

/** Addresses of all pictures of a text, in their order. */
export function pictureAddresses(markdown: string): string[] {
  return picturesOf(markdown).map(({ url }) => url);
}

/**
 * A text with its pictures at other addresses. A picture without one becomes a link, so that readers fetch nothing from
 * elsewhere by looking at the page.
 */
export function withPictures(markdown: string, urls: ReadonlyMap<string, string>): string {
  return picturesOf(markdown)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, url, alt }) => {
      const here = urls.get(url);
      const words = escaped(alt === '' ? lastStepOf(url) : alt);
      const picture = here === undefined ? linkTo(url, words) : `![${escaped(alt)}](${here})`;
      return text.slice(0, start) + picture + text.slice(end);
    }, markdown);
}

function picturesOf(markdown: string): PlacedPicture[] {
  const found: PlacedPicture[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (node.type === 'image') found.push({ start, end, url: node.url, alt: node.alt ?? '' });
    if (node.type === 'html')
      for (const { 0: tag, index } of markdown.slice(start, end).matchAll(/<img\b[^<>]*>/giu)) {
        const url = /\bsrc\s*=\s*["']?([^"'\s>]+)/iu.exec(tag)?.[1] ?? '';
        found.push({ start: start + index, end: start + index + tag.length, url, alt: '' });
      }
  });
  return found;
}

function linkTo(url: string, words: string): string {
  return /^https?:/iu.test(url) ? `[${words}](${inBrackets(url)})` : words;
}

/** An address that ends where the bracket of its link does. */
export function inBrackets(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(/\s/gu, '%20');
}

function lastStepOf(url: string): string {
  return /^https?:/iu.test(url) && URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
}

/** Words of a link. */
export function escaped(words: string): string {
  return words.replaceAll(/[\\[\]]/gu, String.raw`\$&`);
}
