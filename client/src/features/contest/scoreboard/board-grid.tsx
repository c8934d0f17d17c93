import { Box, chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useHiddenEnds } from '../../../components/use-hidden-ends.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { shortcutKey } from '../../../lib/keyboard/shortcut-key.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { liveBoardCss, maxNameRem, maxPhoneNameRem, minBoardRem, rowPx, widths } from './board-css.ts';
import { BoardHead } from './board-head.tsx';
import type { BoardModel, PlacedRow } from './board-model.ts';
import { BoardRow } from './board-row.tsx';
import type { ProblemCounts } from './board-totals.ts';
import { cellAfter, type ActiveCell } from './move-active.ts';

interface BoardGridProps {
  readonly model: BoardModel;
  /** The rows to show, in order. */
  readonly rows: readonly PlacedRow[];
  /** Rows that stay in view, the own one first. */
  readonly pinned: readonly PlacedRow[];
  /** Participant of the viewer; null: takes no part. */
  readonly own: number | null;
  /** Participants whose place seconds decide. */
  readonly ties: ReadonlySet<number>;
  /** Has the own row other figures than its place follows from? */
  readonly hasOwnFigures: boolean;
  /** How many solved and tried each problem, in the order of the problems. */
  readonly counts: readonly ProblemCounts[];
  readonly followed: ReadonlySet<string>;
  readonly onFollow: (userId: string) => void;
  readonly hasLinks: boolean;
}

/** Most pinned rows; further ones would leave no room for the board. */
const maxPinned = { wide: 4, phone: 2 } as const;
const fixedColumns = 4;

/**
 * The board as a grid: only rows in view are drawn; head and names stay. A pinned row is in its place and sticks to the
 * edge behind which it would go, so it is never there twice; one that a search leaves out is below the head. The arrow
 * keys go from cell to cell.
 */
export function BoardGrid({
  model: { facts, touched },
  rows,
  pinned,
  own,
  ties,
  hasOwnFigures,
  counts,
  followed,
  onFollow,
  hasLinks,
}: BoardGridProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const wide = useRef<HTMLDivElement>(null);
  const hasMore = useHiddenEnds(wide).atEnd;
  const [active, setActive] = useState<ActiveCell | null>(null);
  const { absent, sticky } = useMemo(
    () => splitPinned(rows, pinned.slice(0, isPhone ? maxPinned.phone : maxPinned.wide)),
    [rows, pinned, isPhone],
  );
  const headPx = rowPx * (1 + absent.length);
  const stickyPx = rowPx * sticky.length;
  // oxlint-disable-next-line react/incompatible-library -- Its functions go nowhere else, and nothing here is compiled.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollPaddingStart: headPx + stickyPx,
    scrollPaddingEnd: stickyPx,
    scrollMargin: headPx,
  });

  const size = isPhone ? 'phone' : 'wide';
  const { rank, name, points, time, problem } = widths[size];
  const cells = `repeat(${facts.problems.length}, minmax(${problem}rem, 1fr))`;
  const maxName = isPhone ? maxPhoneNameRem : maxNameRem;
  const figures = isPhone ? `${points}rem` : `${points}rem ${time}rem`;
  const columns = `${rank}rem minmax(${name}rem, ${maxName}rem) ${figures} ${cells}`;
  const width = `${minBoardRem(size, facts.problems.length)}rem`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const at = active === null ? null : rows[active.row];
    if (shortcutKey(event) === 'f' && !event.ctrlKey && !event.metaKey && at) return onFollow(at.row.userId);
    const next = cellAfter(active, event, {
      rows: rows.length,
      columns: fixedColumns + facts.problems.length,
      page: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headPx - stickyPx) / rowPx)),
    });
    if (next === null) return undefined;
    event.preventDefault();
    setActive(next);
    virtual.scrollToIndex(next.row);
    // The columns that stay would cover the cell otherwise.
    if (next.column >= 2)
      requestAnimationFrame(() =>
        document
          .getElementById(`${gridId}-${next.row}-${next.column}`)
          ?.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
      );
    return undefined;
  };

  const common = (placed: PlacedRow) => ({
    placed,
    type: facts.type,
    problems: facts.problems,
    rankColor: placed.award === null ? null : (facts.awards[placed.award] ?? null),
    touched: touched.get(placed.row.participantId),
    isOwn: placed.row.participantId === own,
    isFollowed: followed.has(placed.row.userId),
    isTied: ties.has(placed.row.participantId) && !(hasOwnFigures && placed.row.participantId === own),
    onFollow,
  });
  const inBody = (index: number) => ({
    activeColumn: active?.row === index ? active.column : null,
    idPrefix: `${gridId}-${index}`,
    rowIndex: index + absent.length + 2,
  });
  return (
    <Box position="relative">
      <Box
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={t({ id: 'board.gridLabel' }, { title: facts.title })}
        aria-rowcount={rows.length + absent.length + 1}
        aria-colcount={fixedColumns + facts.problems.length}
        aria-activedescendant={active === null ? undefined : `${gridId}-${active.row}-${active.column}`}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.target === event.currentTarget && active === null && rows.length > 0)
            setActive({ row: virtual.range?.startIndex ?? 0, column: 0 });
        }}
        overflow="auto"
        maxH={{ base: 'calc(100dvh - 9rem)', md: 'calc(100dvh - 8rem)' }}
        position="relative"
        scrollPaddingInlineStart={`${rank + name}rem`}
        scrollPaddingBlockStart={`${headPx + stickyPx}px`}
        scrollPaddingBlockEnd={`${stickyPx}px`}
        style={{ '--columns': columns, '--width': width, '--rank': `${rank}rem` } as React.CSSProperties}
        css={liveBoardCss}
      >
        <Box ref={wide} role="rowgroup" position="sticky" top="0" zIndex="2" w="max-content" minW="full" boxShadow="xs">
          <BoardHead facts={facts} counts={counts} hasLinks={hasLinks} />
          {absent.map((placed, index) => (
            <BoardRow
              key={placed.row.participantId}
              {...common(placed)}
              activeColumn={null}
              idPrefix={`${gridId}-absent-${index}`}
              rowIndex={index + 2}
              isPinned
            />
          ))}
        </Box>
        <div
          role="rowgroup"
          className="body"
          style={{ position: 'relative', width: 'max(var(--width), 100%)', height: virtual.getTotalSize() }}
        >
          {sticky.map(({ placed, index }, order) => (
            <Fragment key={placed.row.participantId}>
              <div style={{ height: (index - (sticky[order - 1]?.index ?? -1) - 1) * rowPx }} />
              <BoardRow
                {...common(placed)}
                {...inBody(index)}
                stick={{ top: headPx + order * rowPx, bottom: (sticky.length - order - 1) * rowPx }}
                isPinned
              />
            </Fragment>
          ))}
          {virtual.getVirtualItems().map(({ index, start }) => {
            const placed = rows[index];
            if (placed === undefined || sticky.some((pinnedRow) => pinnedRow.index === index)) return null;
            return (
              <BoardRow key={placed.row.participantId} {...common(placed)} {...inBody(index)} top={start - headPx} />
            );
          })}
        </div>
      </Box>
      {hasMore ? <SoftEdge hideFrom="md" /> : null}
    </Box>
  );
}

/**
 * Pinned rows that are among the rows, in their order and with their places there, and those that are not.
 */
function splitPinned(rows: readonly PlacedRow[], pinned: readonly PlacedRow[]) {
  const places = new Map(rows.map(({ row }, index) => [row.participantId, index]));
  const sticky = pinned.flatMap((placed) => {
    const index = places.get(placed.row.participantId);
    return index === undefined ? [] : [{ placed, index }];
  });
  return {
    absent: pinned.filter(({ row }) => !places.has(row.participantId)),
    sticky: sticky.toSorted((one, other) => one.index - other.index),
  };
}

/** Shows that columns go on, even where one of them ends at the edge. */
const SoftEdge = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetEnd: '0',
    zIndex: '3',
    width: '8',
    backgroundImage: 'linear-gradient(to right, transparent, {colors.bg.panel})',
    pointerEvents: 'none',
  },
});
