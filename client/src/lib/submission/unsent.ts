import { accountStore } from '../session/account-store.ts';
import { authDialogStore } from '../session/auth-dialog-store.ts';
import { tokenStore } from '../session/token-store.ts';
import { readStored, storedKeys, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

/**
 * How this works: a program that could not be sent, since the server was out of reach or the session had ended, waits
 * here with its idempotency key, and in the browser's storage for a reload. The frame sends it (send-unsent.tsx). The
 * server stores a key once, so two tabs that both send do no harm.
 */
export interface UnsentProgram {
  readonly idempotencyKey: string;
  readonly problemDisplayId: string;
  /** Null: outside contests. */
  readonly contestId: number | null;
  readonly groupId: string | null;
  readonly trainingId: string | null;
  readonly languageKey: string;
  readonly code: string;
  /** As in a `Solution`. */
  readonly remoteMode?: 'BROWSER' | 'CLAIM';
  /** In ms since 1970. */
  readonly submittedAt: number;
}

/** What became of a program that waited. */
interface SentProgram {
  readonly idempotencyKey: string;
  /** Null: it was refused. */
  readonly submissionId: number | null;
  readonly refusal: string | null;
}

const keyPrefix = 'unsent';
/** Older ones are dropped: their writers no longer expect a submission, in ms. */
const maxAgeMs = 24 * 3_600_000;

/** Programs of the account that wait to be sent, oldest first. */
export const unsentStore = createStore(readUnsent());
accountStore.subscribe(() => unsentStore.set(readUnsent()));

/** Keys of programs that wait for the sign-in that is asked for now: closing its dialog gives them up. */
const asked = new Set<string>();
authDialogStore.subscribe(() => {
  if (authDialogStore.get() !== null) return;
  if (tokenStore.get() === null) for (const key of asked) dropUnsent(key);
  asked.clear();
});

/** The program that was sent or refused last. */
export const sentStore = createStore<SentProgram | null>(null);

/** Keeps a program until it can be sent. */
export function keepUnsent(program: UnsentProgram): void {
  dropUnsent(program.idempotencyKey);
  if (authDialogStore.get()?.reason === 'expired') asked.add(program.idempotencyKey);
  writeStored(storageKey(accountStore.get(), program.idempotencyKey), JSON.stringify(program));
  unsentStore.set([...unsentStore.get(), program]);
}

/** Forgets a program: it was sent, refused or given up. */
export function dropUnsent(idempotencyKey: string): void {
  writeStored(storageKey(accountStore.get(), idempotencyKey), null);
  const waiting = unsentStore.get();
  if (waiting.some((one) => one.idempotencyKey === idempotencyKey))
    unsentStore.set(waiting.filter((one) => one.idempotencyKey !== idempotencyKey));
}

/** A key for a new submission. `crypto.randomUUID` is missing on plain http. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readUnsent(now: number = Date.now()): readonly UnsentProgram[] {
  const prefix = storageKey(accountStore.get(), '');
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const program = parse(readStored(key));
      if (program !== null && now - program.submittedAt < maxAgeMs) return [program];
      writeStored(key, null);
      return [];
    })
    .toSorted((one, other) => one.submittedAt - other.submittedAt);
}

/** Written by `keepUnsent`; null for what an older version left. */
function parse(stored: string | null): UnsentProgram | null {
  try {
    const program: unknown = JSON.parse(stored ?? 'null');
    const isProgram =
      typeof program === 'object' && program !== null && 'idempotencyKey' in program && 'submittedAt' in program;
    return isProgram ? (program as UnsentProgram) : null;
  } catch {
    return null;
  }
}

function storageKey(account: string, idempotencyKey: string): string {
  return [keyPrefix, account, idempotencyKey].map(encodeURIComponent).join(':');
}
