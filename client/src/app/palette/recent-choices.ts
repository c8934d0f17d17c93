import { accountStore } from '../../lib/session/account-store.ts';
import { readStored, writeStored } from '../../lib/store/local-storage.ts';
import { entryKinds, isSameEntry, rowKinds, type PaletteEntry } from './palette-entry.ts';

/** Choices that are remembered, and shown. */
const maxRecent = 6;

/** Of an act that is no address, `to` is null. */
type Choice = Omit<PaletteEntry, 'go' | 'words'> & { readonly to: string | null };

/** Each account of this browser has its own. */
const storageKey = () => `palette.${accountStore.get()}`;

/** Puts a choice before those made earlier. */
export function rememberChoice({ id, kind, label, note, go }: PaletteEntry): void {
  const choice: Choice = { id, kind, label, note, to: typeof go === 'string' ? go : null };
  const others = readChoices().filter((other) => !isSameEntry(other, choice));
  writeStored(storageKey(), JSON.stringify([choice, ...others].slice(0, maxRecent)));
}

/**
 * What was chosen last, the last one first. Pages, settings and actions are those that the account is offered now; rows
 * are as they were found.
 */
export function recentEntries(offers: readonly PaletteEntry[]): readonly PaletteEntry[] {
  return readChoices().flatMap((choice) => {
    const { to, ...rest } = choice;
    if (!isRow(choice)) return offers.find((offer) => isSameEntry(offer, choice)) ?? [];
    return to === null ? [] : { ...rest, go: to, words: rest.note };
  });
}

function isRow({ kind }: Choice): boolean {
  return (rowKinds as readonly string[]).includes(kind);
}

function readChoices(): readonly Choice[] {
  const stored = readStored(storageKey());
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isChoice) : [];
  } catch {
    return [];
  }
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, label, note, to } = value as Readonly<Record<string, unknown>>;
  return (
    [id, label, note].every((text) => typeof text === 'string') &&
    (to === null || (typeof to === 'string' && /^\/(?!\/)/.test(to))) &&
    (entryKinds as readonly unknown[]).includes(kind)
  );
}
