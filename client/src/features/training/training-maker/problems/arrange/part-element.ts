import type { ItemRef } from './arrangement.ts';

/** Id of the row of an item, which can take the focus. */
export function itemElementId({ kind, id }: ItemRef): string {
  return `${kind}-${id}`;
}

/** Id of the element of a section. */
export function sectionElementId(sectionId: string): string {
  return `section-${sectionId}`;
}

/** The row of an item; null: it is not shown. */
export function itemElement(item: ItemRef): HTMLElement | null {
  return document.getElementById(itemElementId(item));
}
