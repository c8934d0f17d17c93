import { createStore } from '../store/store.ts';

/** Is the command palette open? Any part of the page opens it here; the frame renders it. */
export const isPaletteOpenStore = createStore(false);

/** What was typed before the field of the palette was there. */
let typedAhead = '';

/** Keeps a letter that is meant for the palette. */
export function typeAhead(letter: string): void {
  typedAhead += letter;
}

/** What was typed for the palette so far; there is none the next time. */
export function takeTypedAhead(): string {
  const typed = typedAhead;
  typedAhead = '';
  return typed;
}
