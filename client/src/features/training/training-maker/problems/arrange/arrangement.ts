/** A problem or a material step of a list. */
export interface ItemRef {
  readonly kind: 'problem' | 'material';
  readonly id: string;
}

/** A section with its items; the first one holds the items before all sections. */
export interface ArrangedSection {
  /** Null: before the first section. */
  readonly sectionId: string | null;
  readonly items: readonly ItemRef[];
}

/** The complete order of a list: the items before all sections, then section by section. */
export type Arrangement = readonly ArrangedSection[];

/** Where an item goes: before the item of that index in a section, counted without the item itself. */
export interface ItemPlace {
  readonly sectionId: string | null;
  readonly index: number;
}

function isSameItem(one: ItemRef, other: ItemRef): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Where an item is; null: nowhere. */
export function placeOfItem(arrangement: Arrangement, item: ItemRef): ItemPlace | null {
  for (const { sectionId, items } of arrangement) {
    const index = items.findIndex((other) => isSameItem(other, item));
    if (index >= 0) return { sectionId, index };
  }
  return null;
}

/** Moves an item to a place. */
export function moveItem(arrangement: Arrangement, item: ItemRef, place: ItemPlace): Arrangement {
  return arrangement.map(({ sectionId, items }) => {
    const others = items.filter((other) => !isSameItem(other, item));
    return { sectionId, items: sectionId === place.sectionId ? others.toSpliced(place.index, 0, item) : others };
  });
}

/**
 * Moves an item one place up (-1) or down (1); at the end of a section into the one beside it. Null: it is at the end
 * of the list.
 */
export function stepItem(arrangement: Arrangement, item: ItemRef, step: -1 | 1): Arrangement | null {
  const place = placeOfItem(arrangement, item);
  if (place === null) return null;
  const at = arrangement.findIndex(({ sectionId }) => sectionId === place.sectionId);
  const index = place.index + step;
  if (index >= 0 && index < (arrangement[at]?.items.length ?? 0))
    return moveItem(arrangement, item, { sectionId: place.sectionId, index });
  const beside = arrangement[at + step];
  if (beside === undefined) return null;
  return moveItem(arrangement, item, { sectionId: beside.sectionId, index: step === 1 ? 0 : beside.items.length });
}

/** Moves a section with its items one place up (-1) or down (1). Null: it is at the end of the list. */
export function stepSection(arrangement: Arrangement, sectionId: string, step: -1 | 1): Arrangement | null {
  const at = arrangement.findIndex((section) => section.sectionId === sectionId);
  const moved = arrangement[at];
  const beside = arrangement[at + step];
  if (moved === undefined || beside === undefined || beside.sectionId === null) return null;
  return arrangement.toSpliced(at, 1).toSpliced(at + step, 0, moved);
}
