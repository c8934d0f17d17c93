import type { CellLook } from './cell-look.ts';

/**
 * What stands in a cell: signs for the eye, words for the ear. Plain elements, since there are hundreds of cells.
 *
 * @param name of the problem, with its colon.
 * @param mark further classes of the signs.
 */
export function cellContent(look: CellLook, name: string, mark: string) {
  if (look.kind === 'blank') return null;
  return (
    <>
      <span className="said">{name + look.label}</span>
      <span className={`box ${look.kind} ${mark}`} title={look.label} aria-hidden="true">
        {look.main}
        {look.sub === '' ? null : <span className="sub">{look.sub}</span>}
      </span>
    </>
  );
}
