import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { boardCss, rowPx, widths } from './board-css.ts';
import { BoardHead } from './board-head.tsx';
import type { BoardModel, PlacedRow } from './board-model.ts';
import { BoardRow } from './board-row.tsx';
import { cellAfter, type ActiveCell } from './move-active.ts';

interface BoardGridProps {
  readonly model: BoardModel;
  /** The rows to show, in order. */
  readonly rows: readonly PlacedRow[];
  /** Rows that stand above all others, the own one first. */
  readonly pinned: readonly PlacedRow[];
  /** Participant of the viewer; null: takes no part. */
  readonly own: number | null;
  readonly followed: ReadonlySet<string>;
  readonly onFollow: (userId: string) => void;
  readonly hasLinks: boolean;
}

/** Pinned rows that stay in view; further ones would leave no room for the board. */
const stickyRows = { wide: 4, phone: 2 } as const;
const fixedColumns = 4;

/**
 * The board as a grid: only rows in view are drawn, head, names and pinned rows stay. The arrow keys go from cell to
 * cell.
 */
export function BoardGrid({
  model: { facts, touched },
  rows,
  pinned,
  own,
  followed,
  onFollow,
  hasLinks,
}: BoardGridProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<ActiveCell | null>(null);
  const sticky = pinned.slice(0, isPhone ? stickyRows.phone : stickyRows.wide);
  const list = [...pinned.slice(sticky.length), ...rows];
  const headPx = rowPx * (1 + sticky.length);
  // oxlint-disable-next-line react/incompatible-library -- Its functions go nowhere else, and nothing here is compiled.
  const virtual = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollPaddingStart: headPx,
    scrollMargin: headPx,
  });

  const { rank, name, points, time, problem } = isPhone ? widths.phone : widths.wide;
  const cells = `repeat(${facts.problems.length}, ${problem}rem)`;
  const columns = `${rank}rem minmax(${name}rem, 1fr) ${points}rem ${time}rem ${cells}`;
  const width = `${rank + name + points + time + problem * facts.problems.length}rem`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const at = active === null ? null : list[active.row];
    if (event.key === 'f' && !event.ctrlKey && !event.metaKey && at) return onFollow(at.row.userId);
    const next = cellAfter(active, event, {
      rows: list.length,
      columns: fixedColumns + facts.problems.length,
      page: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headPx) / rowPx)),
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
    onFollow,
  });
  return (
    <Box
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={t({ id: 'board.gridLabel' }, { title: facts.title })}
      aria-rowcount={list.length + sticky.length + 1}
      aria-colcount={fixedColumns + facts.problems.length}
      aria-activedescendant={active === null ? undefined : `${gridId}-${active.row}-${active.column}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.target === event.currentTarget && active === null && list.length > 0)
          setActive({ row: virtual.range?.startIndex ?? 0, column: 0 });
      }}
      overflow="auto"
      maxH={{ base: 'calc(100dvh - 9rem)', md: 'calc(100dvh - 8rem)' }}
      position="relative"
      scrollPaddingInlineStart={`${rank + name}rem`}
      scrollPaddingBlockStart={`${headPx}px`}
      style={{ '--columns': columns, '--width': width, '--rank': `${rank}rem` } as React.CSSProperties}
      css={boardCss}
    >
      <Box role="rowgroup" position="sticky" top="0" zIndex="2" w="max-content" minW="full" boxShadow="xs">
        <BoardHead facts={facts} hasLinks={hasLinks} />
        {sticky.map((placed, index) => (
          <BoardRow
            key={placed.row.participantId}
            {...common(placed)}
            activeColumn={null}
            idPrefix={`${gridId}-pinned-${index}`}
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
        {virtual.getVirtualItems().map(({ index, start }) => {
          const placed = list[index];
          if (placed === undefined) return null;
          return (
            <BoardRow
              key={
                index < pinned.length - sticky.length ? `pinned ${placed.row.participantId}` : placed.row.participantId
              }
              {...common(placed)}
              activeColumn={active?.row === index ? active.column : null}
              idPrefix={`${gridId}-${index}`}
              rowIndex={index + sticky.length + 2}
              top={start - headPx}
            />
          );
        })}
      </div>
    </Box>
  );
}
