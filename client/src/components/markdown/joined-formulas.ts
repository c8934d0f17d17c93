import type { Element, ElementContent, Nodes, Root } from 'hast';

/** Longest formula, in characters, that is kept in one line with the marks around it. */
const maxJoined = 40;
const opening = /[([{（【「《“‘]$/;
const closing = /^[)\]}）】」》”’,.;:!?，。；：！？、]/;

/**
 * Keeps a short formula with the bracket before it and the mark after it: browsers break lines on both sides of what
 * KaTeX draws. Runs before rehype-katex.
 */
export function joinedFormulas() {
  return (tree: Root): void => {
    const rest: Nodes[] = [tree];
    for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
      if (!('children' in node)) continue;
      rest.push(...node.children);
      if (node.type === 'element') node.children = joined(node.children);
    }
  };
}

function joined(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  // What a mark was taken from, by its place.
  const cut = new Map<number, number>();
  children.forEach((child, index) => {
    if (!isShortFormula(child)) {
      const from = cut.get(index) ?? 0;
      if (child.type === 'text' && from > 0) result.push({ ...child, value: child.value.slice(from) });
      else result.push(child);
      return;
    }
    const before = result.at(-1);
    const after = children[index + 1];
    const start = before?.type === 'text' ? (opening.exec(before.value)?.[0] ?? '') : '';
    const end = after?.type === 'text' ? (closing.exec(after.value)?.[0] ?? '') : '';
    if (start === '' && end === '') {
      result.push(child);
      return;
    }
    if (before?.type === 'text' && start !== '')
      result[result.length - 1] = { ...before, value: before.value.slice(0, -start.length) };
    if (end !== '') cut.set(index + 1, end.length);
    result.push({
      type: 'element',
      tagName: 'span',
      properties: { style: 'white-space:nowrap' },
      children: [...textOf(start), child, ...textOf(end)],
    });
  });
  return result;
}

function textOf(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

function isShortFormula(node: ElementContent): node is Element {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  const [only] = node.children;
  return (
    Array.isArray(className) &&
    className.includes('math-inline') &&
    node.children.length === 1 &&
    only?.type === 'text' &&
    only.value.length <= maxJoined
  );
}
