import { ANONYMOUS_ACCOUNT } from '../session/account-store.ts';
import { readStored, storedKeys, writeStored } from '../store/local-storage.ts';

/**
 * How this works: what a user types into an editor is written here a moment after each key, and at once when the page is
 * hidden, left or submitted from. Nothing is removed by a submit: a failed one must bring the code back, a good one may
 * be improved. The key holds account, problem and language, so two accounts on one machine never see each other's code.
 * A draft made before signing in is taken over by the account that signs in, unless that has its own.
 */
export interface DraftKey {
  /** User id, or `anonymous`. */
  readonly account: string;
  readonly problemDisplayId: string;
  readonly languageKey: string;
}

/** Time between the last key and the write, in ms. */
export const DRAFT_DELAY_MS = 400;

const PREFIX = 'draft';

/** The code kept for this account, problem and language; null when there is none. */
export function readDraft(key: DraftKey): string | null {
  const own = readStored(storageKey(key));
  return own ?? takeOver(storageKey({ ...key, account: ANONYMOUS_ACCOUNT }), storageKey(key));
}

/** Forgets the draft: the editor shows the template again. */
export function forgetDraft(key: DraftKey): void {
  writeStored(storageKey(key), null);
}

/** The language last used on a problem, by key; null before the first draft. */
export function readDraftLanguage(key: Omit<DraftKey, 'languageKey'>): string | null {
  const own = readStored(languageStorageKey(key));
  return own ?? takeOver(languageStorageKey({ ...key, account: ANONYMOUS_ACCOUNT }), languageStorageKey(key));
}

/** Remembers the language chosen on a problem. */
export function writeDraftLanguage(key: DraftKey): void {
  writeStored(languageStorageKey(key), key.languageKey);
}

/** A draft as a list shows it. */
export interface KeptDraft extends DraftKey {
  readonly code: string;
}

/** All code kept for an account, and what was written before signing in; by problem. */
export function listDrafts(account: string): readonly KeptDraft[] {
  const drafts = storedKeys().flatMap((key) => {
    const [prefix, owner, problemDisplayId, languageKey] = key.split(':').map(decodeURIComponent);
    const code = readStored(key);
    if (prefix !== PREFIX || owner === undefined || problemDisplayId === undefined || languageKey === undefined || code === null) return [];
    return owner === account || owner === ANONYMOUS_ACCOUNT ? [{ account: owner, problemDisplayId, languageKey, code }] : [];
  });
  return drafts.toSorted((one, other) => one.problemDisplayId.localeCompare(other.problemDisplayId, 'en', { numeric: true }));
}

/** Writes drafts a moment after the last change. */
export interface DraftWriter {
  /** Notes the newest text; an earlier one that waits is replaced. */
  change(key: DraftKey, code: string): void;
  /** Writes what waits, at once. */
  flush(): void;
}

/** Makes a writer. @param delayMs time to wait after the last change. */
export function createDraftWriter(delayMs: number = DRAFT_DELAY_MS): DraftWriter {
  let waiting: { readonly key: DraftKey; readonly code: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting === null) return;
    writeStored(storageKey(waiting.key), waiting.code);
    writeDraftLanguage(waiting.key);
    waiting = null;
  };
  return {
    flush,
    change(key, code) {
      if (waiting !== null && storageKey(waiting.key) !== storageKey(key)) flush();
      clearTimeout(timer);
      waiting = { key, code };
      timer = setTimeout(flush, delayMs);
    },
  };
}

/** Moves what was written before signing in to the account, so that the next account on this machine does not see it. */
function takeOver(fromKey: string, toKey: string): string | null {
  const value = readStored(fromKey);
  if (value === null || fromKey === toKey) return value;
  if (writeStored(toKey, value)) writeStored(fromKey, null);
  return value;
}

function storageKey({ account, problemDisplayId, languageKey }: DraftKey): string {
  return [PREFIX, account, problemDisplayId, languageKey].map(encodeURIComponent).join(':');
}

function languageStorageKey({ account, problemDisplayId }: Omit<DraftKey, 'languageKey'>): string {
  return [`${PREFIX}-language`, account, problemDisplayId].map(encodeURIComponent).join(':');
}
