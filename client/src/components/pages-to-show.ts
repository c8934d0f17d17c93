/**
 * The page numbers to offer, as many for every page: the first, the last, and those around the current one. Null: pages
 * are left out there, at least two.
 *
 * @param page from 1.
 * @param siblings how many on each side of the current one.
 */
export function pagesToShow(page: number, pageCount: number, siblings: number): readonly (number | null)[] {
  if (pageCount <= 2 * siblings + 5) return pages(1, pageCount);
  const middle = Math.min(Math.max(page, siblings + 3), pageCount - siblings - 2);
  const [from, to] = [middle - siblings, middle + siblings];
  return [1, from === 3 ? 2 : null, ...pages(from, to), to === pageCount - 2 ? pageCount - 1 : null, pageCount];
}

function pages(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
