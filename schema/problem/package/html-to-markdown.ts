import type { Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Parent, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';

/** A whole text that HUSTOJ has marked as Markdown. */
function markedMarkdown(html: string): string | null {
  const text = html.trim();
  const [opening, tag = '', classes = ''] = /^<(span|div)\s+class=["']([^"']*)["']\s*>/iu.exec(text) ?? [];
  const closing = `</${tag}>`;
  const isMarked =
    opening !== undefined &&
    /(?:^|\s)md(?:\s|$)/iu.test(classes) &&
    text.slice(-closing.length).toLowerCase() === closing.toLowerCase();
  return isMarked ? text.slice(opening.length, -closing.length) : null;
}

/**
 * The HTML of other judges' statements as Markdown with math. A text without any tag is Markdown already. What has no
 * words in Markdown (colours, sizes) is left out, its text kept; scripts are left out whole.
 */
export function htmlToMarkdown(html: string): string {
  const marked = markedMarkdown(html);
  if (marked !== null) return decoded(marked).trim();
  const tagAt = html.search(/<[a-z!/]/iu);
  if (tagAt === -1 || !html.includes('>', tagAt)) return decoded(html);
  return treeToMarkdown(fromHtml(html, { fragment: true }));
}

/** HTML that is parsed already, as Markdown with math. */
export function treeToMarkdown(html: HtmlRoot): string {
  const tree = toMdast(html);
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as Root['children'][number]] };
  withMath(root);
  withoutLastBreaks(root);
  return toMarkdown(root, {
    extensions: [gfmToMarkdown(), mathToMarkdown()],
    bullet: '-',
    fences: true,
    rule: '-',
  }).trim();
}

/**
 * A line that was kept as HTML, such as a title: characters in it may be written by name or number, and it has no tags.
 */
export function decodedText(line: string): string {
  return fromHtml(line.replaceAll('<', '&lt;'), { fragment: true })
    .children.map((node) => (node.type === 'text' ? node.value : ''))
    .join('');
}

/** Named characters of a text without tags. */
function decoded(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    '&nbsp;': ' ',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return text.replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/gu, (name) => characters[name] ?? name);
}

/** Formulas stand in the text as `$..$`; taken for text their backslashes and underscores would be escaped. */
function withMath(node: Nodes): void {
  if (!('children' in node)) return;
  // The nodes of a text stand where other nodes of a text may stand.
  const parent = node as Parent;
  parent.children = parent.children.flatMap((one): Parent['children'] =>
    one.type === 'text' ? split(one.value) : [one],
  );
  for (const child of parent.children) withMath(child);
}

/** A break behind all words shows nothing, and would be written as a backslash. */
function withoutLastBreaks(node: Nodes): void {
  if (!('children' in node)) return;
  while (node.children.at(-1)?.type === 'break') node.children.pop();
  for (const child of node.children) withoutLastBreaks(child);
}

function split(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const match of text.matchAll(/\$\$?([^$\n]+?)\$\$?/gu)) {
    if (match.index > from) parts.push({ type: 'text', value: text.slice(from, match.index) });
    parts.push({ type: 'inlineMath', value: match[1]?.trim() ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
  return parts;
}
