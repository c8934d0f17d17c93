/** Kinds of rows that the server finds. */
export const rowKinds = ['problem', 'contest', 'training', 'group', 'user', 'discussion'] as const;
/** What an entry of the palette is, in the order of its sections. */
export const entryKinds = ['page', 'management', 'setting', 'action', ...rowKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something the palette goes to or does. */
export interface PaletteEntry {
  /** Of its kind; a recent choice is known by it. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly label: string;
  /** Said behind the label: a display id, a time; empty: nothing. */
  readonly note: string;
  /** An address, or what is done. */
  readonly go: string | (() => void);
  /** What it is found by besides its label. */
  readonly words: string;
}

/** Entries under one heading. */
export interface PaletteSection {
  readonly kind: EntryKind | 'recent';
  readonly entries: readonly PaletteEntry[];
}

/** Most entries of a kind that a text shows of those that are known here. */
const maxMatching = 6;

/** Entries by their kind, without empty sections. */
export function sectionsOf(entries: readonly PaletteEntry[]): readonly PaletteSection[] {
  return entryKinds
    .map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) }))
    .filter((section) => section.entries.length > 0);
}

/** Entries that hold all words of a text, at most six of a kind; those whose label begins with it come first. */
export function matchingEntries(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const wanted = text.toLowerCase();
  const words = wanted.split(/\s+/u);
  const found = entries.filter(({ label, words: more }) => {
    const all = `${label}\n${more}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const isFirst = ({ label }: PaletteEntry) => label.toLowerCase().startsWith(wanted);
  const ordered = [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))];
  return entryKinds.flatMap((kind) => ordered.filter((entry) => entry.kind === kind).slice(0, maxMatching));
}

/** Are two the same thing? */
export function isSameEntry(one: Pick<PaletteEntry, 'id' | 'kind'>, other: Pick<PaletteEntry, 'id' | 'kind'>): boolean {
  return one.kind === other.kind && one.id === other.id;
}
