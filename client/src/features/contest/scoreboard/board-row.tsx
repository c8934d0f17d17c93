import { memo, useState } from 'react';
import { UserLink } from '../../../components/user-link.tsx';
import { joinList } from '../../../lib/intl/join-list.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { BoardFacts, BoardProblem, PlacedRow } from './board-model.ts';
import { cellContent } from './cell-content.tsx';
import { cellLook } from './cell-look.ts';
import { spanText, timeText } from './time-text.ts';

interface BoardRowProps {
  readonly placed: PlacedRow;
  readonly type: 'ACM' | 'OI';
  readonly problems: readonly BoardProblem[];
  readonly rankColor: BoardFacts['awards'][number] | null;
  /** Columns of problems that have just changed. */
  readonly touched: ReadonlySet<number> | undefined;
  /** Column of the cell the keys are on; null: it is in another row. */
  readonly activeColumn: number | null;
  /** Names cells for the grid. */
  readonly idPrefix: string;
  /** Row of the table as a whole, from 1. */
  readonly rowIndex: number;
  readonly isOwn: boolean;
  readonly isFollowed: boolean;
  /** Do seconds decide its place, which the minutes do not show? */
  readonly isTied: boolean;
  readonly isPinned?: boolean;
  /** How near the edges of the view it sticks, in pixels; absent: it scrolls away. */
  readonly stick?: { readonly top: number; readonly bottom: number };
  /** Distance from the top of the rows, in pixels; absent: where it stands. */
  readonly top?: number;
  readonly onFollow: (userId: string) => void;
}

/** A row of the board: plain elements whose look the grid says, since there are hundreds of cells. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const {
    placed,
    type,
    problems,
    rankColor,
    touched,
    activeColumn,
    idPrefix,
    rowIndex,
    isOwn,
    isFollowed,
    isTied,
    isPinned = false,
    stick,
    top,
    onFollow,
  } = props;
  const t = useText();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { row, rank, classPlace } = placed;
  // A team is known by its members, everybody else by the school; of who took part later that is what matters.
  const known = row.isVirtual
    ? t({ id: 'board.virtual' })
    : row.members.length > 1
      ? joinList(row.members, locale)
      : (row.school ?? '');
  const inClass = classPlace === undefined ? '' : t({ id: 'board.classPlace' }, { place: classPlace });
  const second = [inClass, known].filter(Boolean).join(' · ');
  const secondsDecide = t({ id: 'board.secondsDecide' }, { time: spanText(type, row.time) });
  const place = rank === -1 ? '★' : String(rank);
  const cell = (column: number, className: string) => ({
    id: `${idPrefix}-${column}`,
    'aria-colindex': column + 1,
    className: `cell ${className}${activeColumn === column ? ' active' : ''}`,
  });
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={`row${isOwn ? ' own' : ''}${isPinned ? ' pinned' : ''}`}
      data-participant={row.participantId}
      style={stick ?? (top === undefined ? undefined : { transform: `translateY(${top}px)` })}
    >
      <div role="gridcell" {...cell(0, 'rank')}>
        <span
          className="place"
          style={
            rankColor === null
              ? undefined
              : { background: rankColor.background, color: rankColor.color, borderColor: rankColor.background }
          }
          title={rankColor?.name}
          role="img"
          aria-label={
            rank === -1
              ? t({ id: 'board.star' })
              : row.isVirtual
                ? t({ id: 'board.virtualPlace' }, { place })
                : rankColor === null
                  ? place
                  : t({ id: 'board.placeWithAward' }, { place, award: rankColor.name })
          }
        >
          {row.isVirtual ? `(${place})` : place}
        </span>
      </div>
      <div role="rowheader" {...cell(1, isWhole ? 'name whole' : 'name')}>
        <span className="who" title={row.name}>
          {row.members.length === 1 && row.members[0] === row.name ? (
            <UserLink username={row.name} />
          ) : (
            // A tap shows the whole of a name that is cut; on the name of an account it opens the page of that.
            <button
              type="button"
              className="team"
              tabIndex={-1}
              aria-expanded={isWhole}
              title={row.members.length === 0 ? row.name : withColon(row.name, locale) + joinList(row.members, locale)}
              onClick={() => setWhole(!isWhole)}
            >
              {row.name}
            </button>
          )}
          {isOwn ? <span className="you">{t({ id: 'board.you' })}</span> : null}
          <button
            type="button"
            className="follow"
            tabIndex={-1}
            aria-pressed={isFollowed}
            aria-label={t(isFollowed ? message({ id: 'board.unfollow' }) : message({ id: 'board.follow' }), {
              name: row.name,
            })}
            onClick={() => onFollow(row.userId)}
          >
            {isFollowed ? '★' : '☆'}
          </button>
        </span>
        {second === '' ? null : (
          <span
            className={row.isVirtual ? 'school virtual' : 'school'}
            title={row.isVirtual ? t({ id: 'board.virtualHint' }, { name: row.name }) : second}
          >
            {second}
          </span>
        )}
      </div>
      <div role="gridcell" {...cell(2, 'figure points')}>
        <strong>{row.points}</strong>
      </div>
      <div
        role="gridcell"
        {...cell(3, isTied ? 'figure time tied' : 'figure time')}
        title={isTied ? secondsDecide : spanText(type, row.time)}
      >
        {timeText(type, row.time)}
        {isTied ? (
          <>
            <span className="said">{secondsDecide}</span>
            <span className="sub" aria-hidden="true">
              {spanText(type, row.time)}
            </span>
          </>
        ) : null}
      </div>
      {problems.map((problem, index) => {
        const look = cellLook(t, row.cells[index], { firstSecond: problem.firstSecond, isStar: row.isStar });
        return (
          <div key={problem.id} role="gridcell" {...cell(index + 4, 'figure')}>
            {cellContent(look, withColon(problem.displayId, locale), touched?.has(index) ? 'touched' : '')}
          </div>
        );
      })}
    </div>
  );
});
