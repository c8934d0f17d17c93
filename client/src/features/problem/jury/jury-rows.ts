import type { JuryItem_ItemFragment, JurySolution_SolutionFragment } from './jury.generated.ts';

/** A program of the jury: what it is, and what it got when it was judged last. */
export interface JuryRow {
  readonly key: string;
  readonly name: string;
  readonly languageKey: string;
  readonly isValidator: boolean;
  /** Statuses of which it must get one. */
  readonly expected: readonly number[];
  /** Null: it is not in the report. */
  readonly item: JuryItem_ItemFragment | null;
  /** Null: an input validator, or a solution that was deleted since. */
  readonly solution: JurySolution_SolutionFragment | null;
}

/** Puts solutions and the programs of a report together, by name: solutions, then input validators. */
export function juryRows(
  solutions: readonly JurySolution_SolutionFragment[],
  items: readonly JuryItem_ItemFragment[],
): readonly JuryRow[] {
  const judged = new Map(items.filter(({ subject }) => subject === 'SOLUTION').map((item) => [item.name, item]));
  const known = new Set(solutions.map(({ name }) => name));
  const current = solutions.map((solution): JuryRow => {
    const { name, languageKey, expected } = solution;
    const item = judged.get(name) ?? null;
    return { key: `SOLUTION ${name}`, name, languageKey, isValidator: false, expected, item, solution };
  });
  const others = items
    .filter(({ subject, name }) => subject === 'VALIDATOR' || !known.has(name))
    .map((item): JuryRow => {
      const { subject, name, languageKey, expected } = item;
      const isValidator = subject === 'VALIDATOR';
      return { key: `${subject} ${name}`, name, languageKey, isValidator, expected, item, solution: null };
    });
  return [...current, ...others].toSorted(
    (a, b) => Number(a.isValidator) - Number(b.isValidator) || a.name.localeCompare(b.name),
  );
}
