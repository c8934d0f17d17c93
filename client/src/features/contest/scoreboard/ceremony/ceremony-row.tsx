import type { Row } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { isCalm } from './calm.ts';
import { CeremonyCells } from './ceremony-cells.tsx';
import type { CeremonyFacts, CeremonyPerson } from './ceremony-model.ts';

interface CeremonyRowProps {
  readonly row: Row;
  readonly person: CeremonyPerson;
  /** From 1; -1: a star. */
  readonly rank: number;
  /** Do seconds decide its place, which the minutes do not show? */
  readonly isTied: boolean;
  readonly type: CeremonyFacts['type'];
  readonly problems: CeremonyFacts['problems'];
  /** What the row has won; null: nothing, or it is not final yet. */
  readonly awardName: string | null;
  /** CSS colours. */
  readonly awardBackground: string | undefined;
  readonly awardColor: string | undefined;
  /** Is the step about this row? */
  readonly isNow: boolean;
  /** Problem the step is about, and whether its result has been told. */
  readonly cellNow: number | null;
  readonly isTold: boolean;
  /** Row of the table, from 1. */
  readonly rowIndex: number;
  /** Distance from the top of the rows, in pixels. */
  readonly top: number;
  /** How long it takes to a new place, and how long it waits before, in ms. */
  readonly moveMs: number;
  readonly pauseMs: number;
}

/** A row of the scroll board; it goes to its new place by itself. */
export const CeremonyRow = memo(function CeremonyRow(props: CeremonyRowProps) {
  const {
    row,
    person,
    rank,
    isTied,
    type,
    problems,
    awardName,
    awardBackground,
    awardColor,
    isNow,
    cellNow,
    isTold,
    rowIndex,
    top,
    moveMs,
    pauseMs,
  } = props;
  const t = useText();
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const shownTop = useRef(top);
  useLayoutEffect(() => {
    const before = shownTop.current;
    shownTop.current = top;
    if (before === top || isCalm()) return;
    // Not a transition: those end when an element is put elsewhere among its siblings.
    ref.current?.animate([{ transform: `translateY(${before}px)` }, { transform: `translateY(${top}px)` }], {
      duration: moveMs,
      delay: pauseMs,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'backwards',
    });
  }, [top, moveMs, pauseMs]);
  const place = rank === -1 ? '★' : String(rank);
  const className = ['row', isNow ? 'now' : '', isNow && isTold ? 'moving' : '', awardName === null ? '' : 'won']
    .filter(Boolean)
    .join(' ');
  const style = { transform: `translateY(${top}px)`, '--award': awardBackground } as CSSProperties;
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={rowIndex}
      className={className}
      data-participant={row.participantId}
      style={style}
    >
      <div role="cell" aria-colindex={1} className="cell rank">
        <span
          className="place"
          style={{ background: awardBackground, color: awardColor, borderColor: awardBackground }}
          role="img"
          aria-label={
            rank === -1
              ? t({ id: 'board.star' })
              : awardName === null
                ? place
                : t({ id: 'board.placeWithAward' }, { place, award: awardName })
          }
        >
          {place}
        </span>
      </div>
      <div role="rowheader" aria-colindex={2} className="cell name">
        <span className="who">
          <UserAvatar username={person.name} avatarUrl={person.avatarUrl} size="9" />
          <span className="names">
            <span className="called" title={joinList(person.members, locale)}>
              {person.name}
            </span>
            {person.school ? <span className="school">{person.school}</span> : null}
          </span>
        </span>
      </div>
      <CeremonyCells row={row} isTied={isTied} type={type} problems={problems} cellNow={cellNow} isTold={isTold} />
    </div>
  );
});
