import { readStored, writeStored } from '../store/local-storage.ts';
import { readDraft, type DraftKey } from './draft-store.ts';

/**
 * How this works: beside each draft this browser notes which stored version of the account it knew last, and when it
 * was typed into since. What was typed is sent with both; the server says whether it is the draft of the account now,
 * or whether another browser's is (schema/judging/code-draft). Nothing here needs the network: offline it only waits.
 */
export interface DraftMark {
  /** Of the account's draft, as known here last; 0: none. */
  readonly version: number;
  /** When it was typed, by this browser's clock; null: nothing since the account got it. */
  readonly editedAt: number | null;
}

/** A draft to be sent. */
export interface UnsentDraft {
  readonly key: DraftKey;
  /** Null: back to the template. */
  readonly code: string | null;
  readonly baseVersion: number;
  readonly ageMs: number;
}

/** What was typed before anybody noted the time counts as this old: older than what is typed now, anywhere. */
const unknownAgeMs = 30 * 86_400_000;

/** What this browser knows of the account's draft. */
export function readMark(key: DraftKey): DraftMark | null {
  return parse(readStored(markKey(key)));
}

/** Notes that the draft was typed into, or forgotten, just now. */
export function noteEdited(key: DraftKey, now: number = Date.now()): void {
  write(key, { version: readMark(key)?.version ?? 0, editedAt: now });
}

/** Notes that the account has what this browser has. */
export function noteSynced(key: DraftKey, version: number): void {
  write(key, { version, editedAt: null });
}

/** Notes that the account has what was typed here up to a moment, and that more was typed since. */
export function noteGrown(key: DraftKey, version: number): void {
  write(key, { version, editedAt: readMark(key)?.editedAt ?? Date.now() });
}

/** Notes of a draft that was moved to an account that it is to be sent, and is as old as it was. */
export function moveMark(from: DraftKey, to: DraftKey): void {
  noteEdited(to, readMark(from)?.editedAt ?? Date.now() - unknownAgeMs);
  writeStored(markKey(from), null);
}

/** Those of some drafts that the account does not have yet. */
export function unsentDrafts(keys: readonly DraftKey[], now: number = Date.now()): readonly UnsentDraft[] {
  return keys.flatMap((key) => {
    const code = readDraft(key);
    const mark = readMark(key);
    if (mark === null) return code === null ? [] : [{ key, code, baseVersion: 0, ageMs: unknownAgeMs }];
    return mark.editedAt === null
      ? []
      : [{ key, code, baseVersion: mark.version, ageMs: Math.max(0, now - mark.editedAt) }];
  });
}

function write(key: DraftKey, { version, editedAt }: DraftMark): void {
  writeStored(markKey(key), JSON.stringify([version, editedAt]));
}

function parse(stored: string | null): DraftMark | null {
  try {
    const [version, editedAt]: unknown[] = JSON.parse(stored ?? '[]');
    if (typeof version !== 'number') return null;
    return { version, editedAt: typeof editedAt === 'number' ? editedAt : null };
  } catch {
    return null;
  }
}

function markKey({ account, problemDisplayId, contestId = 0, languageKey }: DraftKey): string {
  return ['draft-mark', account, problemDisplayId, contestId, languageKey].map(encodeURIComponent).join(':');
}
