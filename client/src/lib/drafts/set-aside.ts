import { readStored, writeStored } from '../store/local-storage.ts';
import type { DraftKey } from './draft-store.ts';

/** A text that another one took the place of. */
export interface AsideText {
  readonly id: string;
  readonly code: string;
  /** When it was replaced, in ISO 8601. */
  readonly editedAt: string;
}

/** Texts kept of one draft; the oldest goes first. */
const maxAside = 10;

/** Texts of a draft that were replaced in this browser, newest first. */
export function readAside(key: DraftKey): readonly AsideText[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey(key)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((one: unknown) => parse(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps a text before another one takes its place. @returns false when it could not be stored. */
export function setAside(key: DraftKey, code: string, now: Date = new Date()): boolean {
  const others = readAside(key).filter((one) => one.code !== code);
  const kept = [{ code, editedAt: now.toISOString() }, ...others].slice(0, maxAside);
  return writeStored(storageKey(key), JSON.stringify(kept.map((text) => [text.code, text.editedAt])));
}

function parse(stored: unknown): AsideText | null {
  const [code, editedAt]: unknown[] = Array.isArray(stored) ? stored : [];
  return typeof code === 'string' && typeof editedAt === 'string' ? { id: `aside ${editedAt}`, code, editedAt } : null;
}

function storageKey({ account, problemDisplayId, contestId = 0, languageKey }: DraftKey): string {
  return ['draft-aside', account, problemDisplayId, contestId, languageKey].map(encodeURIComponent).join(':');
}
