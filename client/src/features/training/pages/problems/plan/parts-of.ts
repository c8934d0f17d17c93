import type {
  TrainingProblems_MaterialFragment,
  TrainingProblems_ProblemFragment,
  TrainingProblems_SectionFragment,
} from '../training-problems.generated.ts';

export type PlanItem = TrainingProblems_MaterialFragment | TrainingProblems_ProblemFragment;

/** A section with its items; the first part may be the items before all sections. */
export interface PlanPart {
  /** Null: the items before the first section. */
  readonly section: TrainingProblems_SectionFragment | null;
  readonly items: readonly PlanItem[];
}

/** Sections in their order, each with its items. Items of unknown sections come first. */
export function partsOf(
  sections: readonly TrainingProblems_SectionFragment[],
  items: readonly PlanItem[],
): readonly PlanPart[] {
  const known = new Set(sections.map(({ id }) => id));
  const loose = items.filter(({ sectionId }) => sectionId === null || !known.has(sectionId));
  return [
    ...(loose.length > 0 ? [{ section: null, items: loose }] : []),
    ...sections.map((section) => ({ section, items: items.filter(({ sectionId }) => sectionId === section.id) })),
  ];
}

/** Problems and steps in the order of the list: a step comes before a problem of the same rank. */
export function itemsInOrder(
  problems: readonly TrainingProblems_ProblemFragment[],
  materials: readonly TrainingProblems_MaterialFragment[],
): readonly PlanItem[] {
  return [...materials, ...problems].toSorted((one, other) => one.rank - other.rank);
}

/** What the table and the cards of a list show. */
export interface PlanRowsProps {
  readonly parts: readonly PlanPart[];
  readonly sections: readonly TrainingProblems_SectionFragment[];
  /** Ids of the sections whose items are shown. */
  readonly unfolded: ReadonlySet<string>;
  readonly onUnfold: (sectionId: string, isUnfolded: boolean) => void;
}
