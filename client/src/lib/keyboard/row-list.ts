/** Marks a list whose items the `j` and `k` keys go through; rows of tables need no mark. */
export const rowListProps = { 'data-rows': '' } as const;

const rows = 'main tbody > tr, main [data-rows] > li';

/**
 * Moves the focus to the link of the next row of the page, or of the one before: from none to the first, or the last.
 *
 * @returns false: there is none, or the page has these keys for something else.
 */
export function focusRow(step: 1 | -1): boolean {
  if (document.querySelector('main [aria-keyshortcuts="j"]') !== null) return false;
  const linked = [...document.querySelectorAll(rows)]
    .map((row) => ({ row, link: row.querySelector<HTMLElement>('a[href]') }))
    .filter(({ link }) => link !== null && link.getClientRects().length > 0);
  const current = document.activeElement?.closest(rows) ?? null;
  const at = linked.findIndex(({ row }) => row === current);
  const next = at >= 0 ? linked[at + step] : linked.at(step === 1 ? 0 : -1);
  next?.link?.focus();
  return linked.length > 0;
}
