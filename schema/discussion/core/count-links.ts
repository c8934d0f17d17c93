import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';

/** Links to other sites and images of a text. */
export interface LinkCounts {
  readonly links: number;
  readonly images: number;
}

/** Deepest nesting of quotes and lists that begin in one line; deeper ones are drawn as their source (decision 024). */
const maxLineDepth = 100;

/** What every link and every image has in it; addresses in brackets may be written with entities. */
const mayHaveSome = /[[@]|https?:|www\./i;

/** Most closing brackets times characters of paragraphs: the parser looks back from each bracket for one that opens. */
const maxCost = 10_000_000;

/**
 * Counts links to other sites and images of Markdown, as pages draw it: bare addresses are links, raw HTML is not
 * drawn.
 *
 * @param site address of this site; empty: unknown, and addresses without a host are its own.
 */
export function countLinks(markdown: string, site: string): LinkCounts {
  if (!mayHaveSome.test(markdown) || markdown.split('\n').some(isNestedTooDeeply)) return { links: 0, images: 0 };
  if (isCostly(markdown)) return countRoughly(markdown, site);
  const nodes = nodesOf(markdown);
  const urls = new Map(nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])));
  const counts = { links: 0, images: 0 };
  for (const node of nodes) {
    if (node.type === 'image' || node.type === 'imageReference') counts.images += 1;
    const url = node.type === 'link' ? node.url : node.type === 'linkReference' ? urls.get(node.identifier) : undefined;
    if (url !== undefined && !isOfSite(url, site)) counts.links += 1;
  }
  return counts;
}

function isCostly(markdown: string): boolean {
  const costs = markdown.split(/\n[ \t]*\n/).map((block) => (block.split(']').length - 1) * block.length);
  return costs.reduce((sum, cost) => sum + cost, 0) > maxCost;
}

/**
 * Of a text that takes too long to parse: its bare addresses, and what begins the address of a link that is not plainly
 * of this site. What is written as code counts, too.
 */
function countRoughly(markdown: string, site: string): LinkCounts {
  const bare = [...markdown.matchAll(/(?<!\]\()(?:https?:\/\/|www\.)[^\s)\]>]*/giu)].map(([found]) =>
    found.replace(/^www\./i, 'http://www.'),
  );
  const targets = [...markdown.matchAll(/\]\(([^\s)]*)|\]:/gu)].map(([, target]) => target ?? '');
  const isOwn = (target: string) =>
    /^(?:#|\/[^/\\&])/.test(target) || (/^https?:\/\//i.test(target) && isOfSite(target, site));
  return {
    links: [...bare, ...targets].filter((target) => !isOwn(target)).length,
    images: markdown.split('![').length - 1,
  };
}

/** Without emphasis, which decides about no link and takes the parser quadratic time. */
function parse(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfm(), math(), { disable: { null: ['attention', 'strikethrough'] } }],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
}

/** All nodes; without recursion, since texts may nest deeply. */
function nodesOf(markdown: string): readonly Nodes[] {
  const found: Nodes[] = [parse(markdown)];
  for (let at = 0; at < found.length; at += 1) {
    const node = found[at];
    if (node !== undefined && 'children' in node) for (const child of node.children) found.push(child);
  }
  return found;
}

function isNestedTooDeeply(line: string): boolean {
  const start = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))+/.exec(line)?.[0] ?? '';
  return [...start.matchAll(/[>\-*+.)]/g)].length > maxLineDepth;
}

function isOfSite(url: string, site: string): boolean {
  const base = new URL(URL.canParse(site) ? site : 'http://site.invalid');
  if (!URL.canParse(url, base.href)) return false;
  const { protocol, host } = new URL(url, base);
  return /^https?:$/.test(protocol) && host === base.host;
}
