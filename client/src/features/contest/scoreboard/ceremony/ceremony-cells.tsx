import type { Row } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { cellToWire } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { memo } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { cellContent } from '../cell-content.tsx';
import { cellLook } from '../cell-look.ts';
import { spanText, timeText } from '../time-text.ts';
import type { CeremonyFacts } from './ceremony-model.ts';

interface CeremonyCellsProps {
  readonly row: Row;
  /** Do seconds decide its place, which the minutes do not show? */
  readonly isTied: boolean;
  readonly type: CeremonyFacts['type'];
  readonly problems: CeremonyFacts['problems'];
  /** Problem the step is about, and whether its result has been told. */
  readonly cellNow: number | null;
  readonly isTold: boolean;
}

/** What a row comes to: apart from its place, since each row that goes up moves all it passes. */
export const CeremonyCells = memo(function CeremonyCells({
  row,
  isTied,
  type,
  problems,
  cellNow,
  isTold,
}: CeremonyCellsProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <div role="cell" aria-colindex={3} className="cell figure">
        <strong>{row.points}</strong>
      </div>
      <div role="cell" aria-colindex={4} className="cell figure" title={spanText(type, row.time)}>
        {timeText(type, row.time)}
        {isTied ? <span className="sub">{spanText(type, row.time)}</span> : null}
      </div>
      {problems.map(({ id, displayId, firstSecond }, index) => {
        const look = cellLook(t, cellToWire(row.cells.get(id) ?? null), { firstSecond, isStar: row.isStar });
        return (
          <div key={id} role="cell" aria-colindex={index + 5} className="cell figure">
            {cellContent(look, withColon(displayId, locale), cellNow === id ? (isTold ? 'told' : 'chosen') : '')}
          </div>
        );
      })}
    </>
  );
});
