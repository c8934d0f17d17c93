/** A category as it is edited. */
export interface EditedCategory {
  /** Tells it from the others while it has no id. */
  readonly key: string;
  /** Null: a new one. */
  readonly id: string | null;
  readonly name: string;
  /** Empty: the Chinese name serves English pages, too. */
  readonly englishName: string;
  /** Its discussions are questions. */
  readonly isHelp: boolean;
}

let added = 0;

export function emptyCategory(): EditedCategory {
  added += 1;
  return { key: `new ${added}`, id: null, name: '', englishName: '', isHelp: false };
}

/** The list with one item moved. @param by -1: one place up, 1: one place down. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const item = items[index];
  return item === undefined ? items : items.toSpliced(index, 1).toSpliced(index + by, 0, item);
}
