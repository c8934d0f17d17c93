import { visit } from 'unist-util-visit';
import type { StatementContent } from './problem-content.ts';
import { parseMarkdown, type StatementSections } from './statement-sections.ts';

/** Heading over the part of an interactive problem that says how it talks. */
function interactionHeading(language: string): string {
  return language.toLowerCase().startsWith('zh') ? '## 交互' : '## Interaction';
}

/**
 * A package's statement in the sections of this site. How an interactive problem talks goes below the output, under a
 * heading of its own.
 */
export function statementOf(
  statement: Pick<StatementContent, 'language' | 'title'> & StatementSections,
): StatementContent {
  const { language, title, description, input, output, interaction, hint } = statement;
  const parts = interaction.trim() === '' ? [output] : [output, `${interactionHeading(language)}\n\n${interaction}`];
  return {
    language,
    title: title.slice(0, 255),
    description,
    input,
    output: parts.filter((part) => part.trim() !== '').join('\n\n'),
    hint,
  };
}

/**
 * A statement whose images and links are at the addresses they have on this site.
 *
 * @param urls address by the name statements use.
 */
export function withAddresses<View extends StatementContent>(statement: View, urls: ReadonlyMap<string, string>): View {
  const rewrite = (text: string) => rewriteLinks(text, urls);
  return {
    ...statement,
    description: rewrite(statement.description),
    input: rewrite(statement.input),
    output: rewrite(statement.output),
    hint: rewrite(statement.hint),
  };
}

/** Lets images and links that name a file of the package name its address on this site; all others stay. */
export function rewriteLinks(markdown: string, urls: ReadonlyMap<string, string>): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const source = markdown.slice(start, end);
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition') {
      const url = addressOf(node.url, urls);
      const at = url === null ? -1 : destinationAt(source, node.url);
      if (url !== null && at >= 0) edits.push({ start: start + at, end: start + at + node.url.length, text: url });
    }
    if (node.type === 'html') {
      for (const match of source.matchAll(/(<img\b[^<>]*?\bsrc\s*=\s*["']?)([^"'\s>]+)/giu)) {
        const url = addressOf(match[2] ?? '', urls);
        const at = start + match.index + (match[1] ?? '').length;
        if (url !== null) edits.push({ start: at, end: at + (match[2] ?? '').length, text: url });
      }
    }
  });
  // From the end, so that the places of earlier edits stay right.
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), markdown);
}

/** Where a link's address begins in its source: at its last occurrence, since the text comes before the address. */
function destinationAt(source: string, url: string): number {
  const title = titleAt(source.replace(/\)$/u, '')) ?? titleAt(source);
  return source.lastIndexOf(url, title === null ? undefined : title - url.length);
}

/** Where a title in quotes or brackets begins, with the white space before it; null when the text ends in none. */
function titleAt(source: string): number | null {
  const text = source.trimEnd();
  const last = text.at(-1) ?? '';
  if (!['"', "'", ')'].includes(last)) return null;
  const before = text.slice(0, Math.max(0, text.lastIndexOf(last === ')' ? '(' : last, text.length - 2)));
  return before.trimEnd() === before ? null : before.trimEnd().length;
}

function addressOf(url: string, urls: ReadonlyMap<string, string>): string | null {
  let name = url;
  try {
    name = decodeURI(url);
  } catch {
    // Not an escaped address: it is taken as it stands.
  }
  return urls.get(name.replace(/[?#][^]*/u, '').replace(/^(?:\.\/)+/u, '')) ?? null;
}
