/** A step of a list: a problem or a material. */
export interface PlanItem {
  /** Null: before the first section. */
  readonly sectionId: number | null;
  readonly isOptional: boolean;
  /** Solved, or ticked. */
  readonly isDone: boolean;
}

/** A section, as its author made it and as a reader opened it. */
export interface PlanSection {
  readonly id: number;
  /** So many of its items complete it; null: all but the optional ones. */
  readonly needed: number | null;
  /** Sections that should be complete before it. */
  readonly requiredIds: readonly number[];
  /** The reader opened it before they were. */
  readonly isOpened: boolean;
}

export type SectionState = 'DONE' | 'OPEN' | 'WAITING';

/** How far a reader is in a section. */
export interface SectionProgress {
  readonly itemCount: number;
  /** Items that complete it, never more than there are: a hidden problem blocks nothing. */
  readonly neededCount: number;
  /** Done items that count towards `neededCount`, at most as many. */
  readonly doneCount: number;
  readonly state: SectionState;
}

/**
 * Progress of each section of a list. A state is advice: nothing is closed by it. A section without needed items holds
 * up no other one, and is never complete itself.
 */
export function planProgress(
  sections: readonly PlanSection[],
  items: readonly PlanItem[],
): ReadonlyMap<number, SectionProgress> {
  const bySection = Map.groupBy(items, ({ sectionId }) => sectionId);
  const counts = new Map(sections.map((section) => [section.id, countsOf(section, bySection.get(section.id) ?? [])]));
  const lacksNothing = (id: number) => {
    const { doneCount, neededCount } = counts.get(id) ?? noItems;
    return doneCount >= neededCount;
  };
  return new Map(
    sections.map(({ id, requiredIds, isOpened }) => {
      const own = counts.get(id) ?? noItems;
      const isDone = own.neededCount > 0 && lacksNothing(id);
      const state = isDone ? 'DONE' : isOpened || requiredIds.every(lacksNothing) ? 'OPEN' : 'WAITING';
      return [id, { ...own, state }];
    }),
  );
}

const noItems = { itemCount: 0, neededCount: 0, doneCount: 0 };

function countsOf({ needed }: PlanSection, items: readonly PlanItem[]): Omit<SectionProgress, 'state'> {
  const counting = needed === null ? items.filter(({ isOptional }) => !isOptional) : items;
  const neededCount = needed === null ? counting.length : Math.min(needed, items.length);
  const done = counting.filter(({ isDone }) => isDone).length;
  return { itemCount: items.length, neededCount, doneCount: Math.min(done, neededCount) };
}

/** Order of suggestion, smaller first: needed in an open section, in a waiting one, optional, in a done one. */
export function urgencyOf(
  { sectionId, isOptional }: Pick<PlanItem, 'sectionId' | 'isOptional'>,
  progress: ReadonlyMap<number, SectionProgress>,
): number {
  const state = sectionId === null ? 'OPEN' : (progress.get(sectionId)?.state ?? 'OPEN');
  if (state === 'DONE') return 3;
  if (isOptional) return 2;
  return state === 'OPEN' ? 0 : 1;
}

/**
 * Does a section require itself, over others?
 *
 * @param requiredBy ids that each section requires.
 */
export function hasCircle(requiredBy: ReadonlyMap<number, readonly number[]>): boolean {
  const left = new Map([...requiredBy].map(([id, ids]) => [id, new Set(ids.filter((one) => requiredBy.has(one)))]));
  for (let free = freeOf(left); left.size > 0; free = freeOf(left)) {
    if (free.length === 0) return true;
    for (const id of free) left.delete(id);
    for (const ids of left.values()) for (const id of free) ids.delete(id);
  }
  return false;
}

function freeOf(left: ReadonlyMap<number, ReadonlySet<number>>): number[] {
  return [...left].flatMap(([id, ids]) => (ids.size === 0 ? [id] : []));
}
