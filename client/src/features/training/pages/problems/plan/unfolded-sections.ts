import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';

/** What the reader folded, unfolded or worked in, by section id. */
export type FoldChoices = Readonly<Record<string, boolean>>;

/** Sections whose items are shown: open ones, unless the reader chose otherwise. */
export function unfoldedSections(
  sections: readonly TrainingProblems_SectionFragment[],
  choices: FoldChoices,
): ReadonlySet<string> {
  return new Set(sections.filter(({ id, viewerState }) => choices[id] ?? viewerState === 'OPEN').map(({ id }) => id));
}
