import type { ItemRef } from './arrangement.ts';

/** Id of the row of an item, which can take the focus. */
export function itemElementId({ kind, id }: ItemRef): string {
  return `${kind}-${id}`;
}

/** Id of the element of a section. */
export function sectionElementId(sectionId: string): string {
  return `section-${sectionId}`;
}

/** The first control of the list that is arranged; null: there is none. */
export function firstControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main section :is(button, select):enabled');
}

/** The row of an item; null: it is not shown. */
export function itemElement(item: ItemRef): HTMLElement | null {
  return document.getElementById(itemElementId(item));
}
