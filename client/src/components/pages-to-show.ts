const buttons = 5;

/** The page numbers to offer: up to five around the current one. @param page from 1. */
export function pagesToShow(page: number, pageCount: number): readonly number[] {
  const count = Math.min(buttons, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(buttons / 2)), pageCount - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
