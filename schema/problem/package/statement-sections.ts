import type { Definition, FootnoteDefinition, Heading, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { visit } from 'unist-util-visit';
import { type StatementPart, partOfHeading } from './statement-headings.ts';

/** Texts of a statement by the parts it is shown in. */
export interface StatementSections {
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly interaction: string;
  readonly hint: string;
}

/** Parses Markdown as the problem page does: with tables, footnotes and math. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
}

interface Section {
  readonly part: keyof StatementSections;
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a statement at the headings of its parts. Headings below those (and all others before the first of them) stay
 * where they are; a section of another name after them goes to the hint with its heading. Footnotes and addresses of
 * links go along with each part that refers to them.
 */
export function splitStatement(markdown: string): StatementSections {
  const root = parseMarkdown(markdown);
  const level = Math.min(
    ...root.children.flatMap((node) =>
      node.type === 'heading' && partOfHeading(toString(node)) !== null ? [node.depth] : [],
    ),
  );
  const definitions = root.children.filter((node) => node.type === 'definition' || node.type === 'footnoteDefinition');
  const texts: Record<keyof StatementSections, string[]> = {
    description: [],
    input: [],
    output: [],
    interaction: [],
    hint: [],
  };
  for (const { part, from, to } of sectionsOf(root, level, markdown.length)) {
    const text = withoutNodes(markdown, { from, to, nodes: definitions }).trim();
    if (text !== '') texts[part].push(text);
  }
  const finished = (part: keyof StatementSections) => withDefinitions(texts[part].join('\n\n'), definitions, markdown);
  return {
    description: finished('description'),
    input: finished('input'),
    output: finished('output'),
    interaction: finished('interaction'),
    hint: finished('hint'),
  };
}

function sectionsOf(root: Root, level: number, end: number): Section[] {
  const headings = root.children.filter((node): node is Heading => node.type === 'heading' && node.depth <= level);
  const starts = headings.filter(
    (heading, index) =>
      partOfHeading(toString(heading)) !== null ||
      headings.slice(0, index).some((earlier) => isAnswerPart(partOfHeading(toString(earlier)))),
  );
  const sections: Section[] = [{ part: 'description', from: 0, to: offsets(starts[0]).start ?? end }];
  for (const [index, heading] of starts.entries()) {
    const named = partOfHeading(toString(heading));
    const { start, end: headingEnd } = offsets(heading);
    const part = fieldOf(named);
    // Of headings that only say which part follows, the page has its own; the others belong to the text.
    const from = named === null || named === 'samples' ? start : headingEnd;
    sections.push({ part, from: from ?? 0, to: offsets(starts[index + 1]).start ?? end });
  }
  return sections;
}

function isAnswerPart(part: StatementPart | null): boolean {
  return part === 'input' || part === 'output' || part === 'interaction';
}

function fieldOf(part: StatementPart | null): keyof StatementSections {
  return part === null || part === 'notes' || part === 'samples' ? 'hint' : part;
}

function offsets(node: RootContent | undefined): {
  readonly start: number | undefined;
  readonly end: number | undefined;
} {
  return { start: node?.position?.start.offset, end: node?.position?.end.offset };
}

function withoutNodes(
  markdown: string,
  { from, to, nodes }: { readonly from: number; readonly to: number; readonly nodes: readonly RootContent[] },
): string {
  let text = '';
  let at = from;
  for (const node of nodes) {
    const { start, end } = offsets(node);
    if (start === undefined || end === undefined || start < at || end > to) continue;
    text += markdown.slice(at, start);
    at = end;
  }
  return text + markdown.slice(at, to);
}

function withDefinitions(
  text: string,
  definitions: readonly (Definition | FootnoteDefinition)[],
  markdown: string,
): string {
  let result = text;
  for (const definition of definitions) {
    const marker =
      definition.type === 'definition'
        ? `[${definition.label ?? definition.identifier}]`
        : `[^${definition.label ?? definition.identifier}]`;
    if (!result.toLowerCase().includes(marker.toLowerCase())) continue;
    const { start, end } = offsets(definition);
    result += `\n\n${markdown.slice(start, end)}`;
  }
  return result;
}

/** Something a statement shows or links to. */
export interface Reference {
  readonly kind: 'image' | 'link';
  readonly url: string;
}

/** All images and links of a statement, also those written in HTML. */
export function referencesOf(markdown: string): Reference[] {
  const references: Reference[] = [];
  const images = new Set<string>();
  const root = parseMarkdown(markdown);
  visit(root, (node) => {
    if (node.type === 'imageReference') images.add(node.identifier);
  });
  visit(root, (node) => {
    if (node.type === 'image') references.push({ kind: 'image', url: node.url });
    if (node.type === 'link') references.push({ kind: 'link', url: node.url });
    if (node.type === 'definition')
      references.push({ kind: images.has(node.identifier) ? 'image' : 'link', url: node.url });
    if (node.type === 'html') {
      for (const [tag] of node.value.matchAll(/<img\b[^<>]*/giu)) {
        const match = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/iu.exec(tag);
        if (match !== null) references.push({ kind: 'image', url: match[1] ?? match[2] ?? match[3] ?? '' });
      }
    }
  });
  return references;
}
