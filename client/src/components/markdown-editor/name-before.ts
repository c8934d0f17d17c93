import type { Selected } from './markdown-marks.ts';

/** The beginning of a mention before the cursor. */
export interface NameBefore {
  /** Place of its @. */
  readonly from: number;
  readonly prefix: string;
}

/** Longest username, as registration has it. */
const maxNameLength = 20;
const begun = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u;
const continued = /[A-Za-z0-9_@/+]/;

/** The beginning of a mention that is typed where the cursor is; null: none is. */
export function nameBefore({ text, from, to }: Selected): NameBefore | null {
  if (from !== to) return null;
  const at = text.slice(Math.max(0, from - maxNameLength - 1), from).lastIndexOf('@');
  if (at === -1) return null;
  const place = Math.max(0, from - maxNameLength - 1) + at;
  const prefix = text.slice(place + 1, from);
  return begun.test(prefix) && !continued.test(text.charAt(place - 1)) ? { from: place, prefix } : null;
}
