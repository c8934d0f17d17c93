import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { LayoutError } from '../core/failure.ts';

/** A page, as browsers read it. */
export function parseHtml(text: string): Root {
  return fromHtml(text);
}

/** All elements that match, in their order. */
export function all(selector: string, node: Nodes): Element[] {
  return selectAll(selector, node);
}

/** The first element that matches, if any. */
export function first(selector: string, node: Nodes): Element | null {
  return select(selector, node) ?? null;
}

/** The first element that matches. @throws LayoutError */
export function the(selector: string, node: Nodes): Element {
  const found = first(selector, node);
  if (found === null) throw new LayoutError(`there is no ${selector}`);
  return found;
}

/** Text of an element, white space at its ends removed and that within it reduced to single blanks. */
export function textOf(node: Nodes): string {
  return rawText(node)
    .replaceAll(/[\s\u00A0]+/gu, ' ')
    .trim();
}

/** Text of an element as it stands. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => rawText(child)).join('') : '';
}

/** Value of an attribute as text; null: it has none. */
export function attribute({ properties }: Element, name: string): string | null {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
