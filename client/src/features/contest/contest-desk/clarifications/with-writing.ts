import type { ClarificationRow_ClarificationFragment } from './clarifications.generated.ts';

type Row = ClarificationRow_ClarificationFragment;

interface Written {
  /** Questions to which an answer is being written, as they were when that began. */
  readonly writing: readonly Row[];
  /** The newest questions, as they are now. */
  readonly newest: readonly Row[];
}

/**
 * The questions of a page, newest first, with those that have left it while an answer to them is being written: as they
 * are now, as far as that is known.
 */
export function withWriting(items: readonly Row[], { writing, newest }: Written): readonly Row[] {
  const left = writing.filter(({ id }) => items.every((item) => item.id !== id));
  return left.length === 0
    ? items
    : [...items, ...left.map((row) => newest.find(({ id }) => id === row.id) ?? row)].toSorted(
        (one, other) => other.id - one.id,
      );
}
