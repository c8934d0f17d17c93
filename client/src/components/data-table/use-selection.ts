import { useState } from 'react';

/** Most rows that are chosen at once: as many as the server takes. */
export const maxChosen = 100;

interface RowWithId {
  readonly id: string | number;
}

/** Rows that are chosen for what is done to several at once. */
export interface Selection<Row> {
  /** In the order in which they were chosen, those of other pages too. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly canChoose: (row: Row) => boolean;
  /** @param isRange with all rows from the one that was chosen before. */
  readonly choose: (row: Row, isChosen: boolean, isRange: boolean) => void;
  /** Chooses all rows of the page, or none of them. */
  readonly choosePage: (isChosen: boolean) => void;
  readonly clear: () => void;
  /** How much of the page is chosen. */
  readonly page: 'none' | 'some' | 'all';
}

/** Chosen rows outlive another page and another search of the list. @param canChoose by default all rows. */
export function useSelection<Row extends RowWithId>(
  shown: readonly Row[],
  canChoose: (row: Row) => boolean = () => true,
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  /** Where a range begins. */
  const [anchorId, setAnchorId] = useState<Row['id'] | null>(null);
  // What is shown is newer than what was chosen on another page.
  const current = new Map(shown.map((row) => [row.id, row]));
  const rows = [...chosen.values()].map((row) => current.get(row.id) ?? row).filter(canChoose);
  const choosable = shown.filter(canChoose);
  const onPage = choosable.filter(({ id }) => chosen.has(id)).length;
  const set = (changed: readonly Row[], isChosen: boolean) => {
    const next = new Map(rows.map((row) => [row.id, row]));
    for (const row of changed) {
      if (!isChosen) next.delete(row.id);
      else if (next.size < maxChosen) next.set(row.id, row);
    }
    setChosen(next);
  };
  return {
    rows,
    has: ({ id }) => chosen.has(id),
    canChoose,
    choose: (row, isChosen, isRange) => {
      const ends = [row.id, isRange ? anchorId : null].map((end) => choosable.findIndex(({ id }) => id === end));
      const [from = 0, to = -1] = ends.filter((index) => index >= 0).toSorted((a, b) => a - b);
      set(to < 0 ? [row] : choosable.slice(from, to + 1), isChosen);
      setAnchorId(row.id);
    },
    choosePage: (isChosen) => set(choosable, isChosen),
    clear: () => setChosen(new Map()),
    page: onPage === 0 ? 'none' : onPage === choosable.length ? 'all' : 'some',
  };
}
