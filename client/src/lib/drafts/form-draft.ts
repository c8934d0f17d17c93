import { leave, readStored, takeLeft, writeStored } from '../store/local-storage.ts';

/**
 * What is typed into a form and not saved yet, by account and form: a reload or a lost session brings it back. Never
 * passwords.
 */
export interface FormDraftKey {
  /** User id. */
  readonly account: string;
  readonly form: string;
}

/** What was typed, by field; empty when nothing was. After a reload it is what this tab had, whatever others typed. */
export function readFormDraft(key: FormDraftKey): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(takeLeft(storageKey(key)) ?? readStored(storageKey(key)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what was typed; nothing typed forgets the draft. */
export function writeFormDraft(key: FormDraftKey, values: Readonly<Record<string, string>>): void {
  writeStored(storageKey(key), Object.keys(values).length === 0 ? null : JSON.stringify(values));
}

/** As `writeFormDraft`, when the page is about to go. */
export function leaveFormDraft(key: FormDraftKey, values: Readonly<Record<string, string>>): void {
  writeFormDraft(key, values);
  if (Object.keys(values).length > 0) leave(storageKey(key), JSON.stringify(values));
}

function storageKey({ account, form }: FormDraftKey): string {
  return ['form-draft', account, form].map(encodeURIComponent).join(':');
}
