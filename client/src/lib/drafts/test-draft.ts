import { readStored, writeStored } from '../store/local-storage.ts';
import type { DraftKey } from './draft-store.ts';

/** What a user has written to try a program on a problem with. */
export interface TestDraft {
  readonly input: string;
  /** Empty: nothing is expected. */
  readonly expectedOutput: string;
}

const noDraft: TestDraft = { input: '', expectedOutput: '' };

/** What this account last tried on this problem. */
export function readTestDraft(key: Omit<DraftKey, 'languageKey'>): TestDraft {
  return parse(readStored(storageKey(key))) ?? noDraft;
}

/** Keeps it; at once, since it is short. */
export function writeTestDraft(key: Omit<DraftKey, 'languageKey'>, draft: TestDraft): void {
  const isEmpty = draft.input === '' && draft.expectedOutput === '';
  writeStored(storageKey(key), isEmpty ? null : JSON.stringify([draft.input, draft.expectedOutput]));
}

function parse(stored: string | null): TestDraft | null {
  try {
    const [input, expectedOutput]: unknown[] = JSON.parse(stored ?? '[]');
    return typeof input === 'string' && typeof expectedOutput === 'string' ? { input, expectedOutput } : null;
  } catch {
    return null;
  }
}

function storageKey({ account, problemDisplayId, contestId }: Omit<DraftKey, 'languageKey'>): string {
  return ['draft-test', account, problemDisplayId, ...(contestId === undefined ? [] : [contestId])]
    .map(encodeURIComponent)
    .join(':');
}
