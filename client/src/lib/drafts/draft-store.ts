import { onStoredElsewhere, readStored, storedKeys, writeStored } from '../store/local-storage.ts';

/**
 * How this works: what a user types into an editor is written here a moment after each key, and at once when the page
 * is hidden, left or submitted from. Nothing is removed by a submit: a failed one must bring the code back, a good one
 * may be improved. The key holds account, problem and language, so two accounts on one machine never see each other's
 * code. A draft made before signing in goes to the account that signs in (visitor-drafts.ts).
 */
export interface DraftKey {
  /** User id, or `anonymous`. */
  readonly account: string;
  readonly problemDisplayId: string;
  /** The contest it is typed in; left out: outside contests. */
  readonly contestId?: number | undefined;
  readonly languageKey: string;
}

/** Time between the last key and the write, in ms. */
export const draftDelayMs = 400;

const keyPrefix = 'draft';

/** The code kept for this account, problem and language; null when there is none. */
export function readDraft(key: DraftKey): string | null {
  return readStored(storageKey(key));
}

/** Puts a text in the place of the draft: one that came from elsewhere. @returns false when it was not stored. */
export function writeDraft(key: DraftKey, code: string): boolean {
  return writeStored(storageKey(key), code);
}

/** Forgets the draft: the editor shows the template again. */
export function forgetDraft(key: DraftKey): void {
  writeStored(storageKey(key), null);
}

/** Calls back when another tab of this browser wrote or forgot the draft. @returns how to stop. */
export function onDraftElsewhere(key: DraftKey, listener: () => void): () => void {
  return onStoredElsewhere(storageKey(key), listener);
}

/** The language last used on a problem, by key; null before the first draft. */
export function readDraftLanguage(key: Omit<DraftKey, 'languageKey'>): string | null {
  return readStored(languageStorageKey(key));
}

/** Remembers the language chosen on a problem. */
export function writeDraftLanguage(key: DraftKey): void {
  writeStored(languageStorageKey(key), key.languageKey);
}

/** A draft as a list shows it. */
export interface KeptDraft extends DraftKey {
  readonly code: string;
}

/** All code kept for an account, and for no other; by problem. */
export function listDrafts(account: string): readonly KeptDraft[] {
  const drafts = storedKeys().flatMap((key) => {
    const [prefix, owner, problemDisplayId, languageKey, contestId] = key.split(':').map(decodeURIComponent);
    const code = readStored(key);
    if (
      prefix !== keyPrefix ||
      owner === undefined ||
      problemDisplayId === undefined ||
      languageKey === undefined ||
      code === null
    )
      return [];
    const draft = {
      account: owner,
      problemDisplayId,
      languageKey,
      code,
      contestId: contestId === undefined ? undefined : Number(contestId),
    };
    return owner === account ? [draft] : [];
  });
  return drafts.toSorted((one, other) =>
    one.problemDisplayId.localeCompare(other.problemDisplayId, 'en', { numeric: true }),
  );
}

/** Writes drafts a moment after the last change. */
export interface DraftWriter {
  /** Notes the newest text; an earlier one that waits is replaced. */
  change(key: DraftKey, code: string): void;
  /** Writes what waits, at once. */
  flush(): void;
}

/**
 * Makes a writer.
 *
 * @param onWritten told of each text that was written. @param delayMs time to wait after the last change.
 */
export function createDraftWriter(
  onWritten: (key: DraftKey) => void = () => undefined,
  delayMs: number = draftDelayMs,
): DraftWriter {
  let waiting: { readonly key: DraftKey; readonly code: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting === null) return;
    const { key, code } = waiting;
    waiting = null;
    writeStored(storageKey(key), code);
    writeDraftLanguage(key);
    onWritten(key);
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

function storageKey({ account, problemDisplayId, languageKey, contestId }: DraftKey): string {
  return joined([keyPrefix, account, problemDisplayId, languageKey, contestId]);
}

function languageStorageKey({ account, problemDisplayId, contestId }: Omit<DraftKey, 'languageKey'>): string {
  return joined([`${keyPrefix}-language`, account, problemDisplayId, contestId]);
}

function joined(parts: readonly (string | number | undefined)[]): string {
  return parts.flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)])).join(':');
}
