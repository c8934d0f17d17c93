import type { Options } from 'react-markdown';

interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  children?: TextNode[];
}

// The rule of schema/discussion/mention/mentioned-names.ts, which decides whom a text notifies.
const mention = /@([\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*)/gu;
const continued = /[\p{L}\p{M}\p{N}_@/+]$/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const maxNameLength = 20;

/**
 * Makes links of mentions. Well-formed names are links whether there is such an account or not: a request for each text
 * would cost more than a page that says there is none, and the answer would depend on who asks.
 */
export const mentionLinks: NonNullable<Options['remarkPlugins']>[number] = () => (tree: TextNode) => {
  const rest: TextNode[] = [tree];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (node.type === 'link' || node.type === 'linkReference' || node.children === undefined) continue;
    node.children = node.children.flatMap((child) => (child.type === 'text' ? linked(child.value ?? '') : [child]));
    rest.push(...node.children);
  }
};

function linked(text: string): TextNode[] {
  const parts: TextNode[] = [];
  let from = 0;
  for (const { index, 1: word = '' } of text.matchAll(mention)) {
    const before = text.slice(Math.max(0, index - 2), index);
    const name = withoutEnd(word);
    if (name.length > maxNameLength || (continued.test(before) && !unspaced.test(before))) continue;
    if (index > from) parts.push({ type: 'text', value: text.slice(from, index) });
    parts.push({
      type: 'link',
      url: `/user-home?username=${encodeURIComponent(name)}`,
      children: [{ type: 'text', value: `@${name}` }],
    });
    from = index + 1 + name.length;
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
  return parts;
}

/** Points and hyphens at the end belong to the sentence. */
function withoutEnd(word: string): string {
  let end = word.length;
  while (word[end - 1] === '.' || word[end - 1] === '-') end -= 1;
  return word.slice(0, end);
}
