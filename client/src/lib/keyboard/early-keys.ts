import { isPaletteKey } from './is-palette-key.ts';

const early: KeyboardEvent[] = [];

function note(event: KeyboardEvent): void {
  // By default the browser opens its search, which takes the next keys.
  if (isPaletteKey(event)) event.preventDefault();
  early.push(event);
}

/** From the first moment keys are remembered, since what acts on them comes a little after the page is seen. */
export function noteEarlyKeys(): void {
  window.addEventListener('keydown', note);
}

/** The keys pressed so far; no more are remembered. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  window.removeEventListener('keydown', note);
  return early.splice(0);
}
