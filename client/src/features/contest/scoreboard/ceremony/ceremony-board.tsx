import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ranksOf } from '@verdict/schema/contest/scoreboard/board/rank.ts';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { BoardHead } from '../board-head.tsx';
import { tiesOf } from '../board-totals.ts';
import { awardColors } from './award-colors.ts';
import { isCalm } from './calm.ts';
import { ceremonyRowPx, ceremonyWidths, ceremonyCss } from './ceremony-css.ts';
import type { Ceremony } from './ceremony-model.ts';
import { CeremonyRow } from './ceremony-row.tsx';
import type { Playing } from './use-ceremony.ts';

interface CeremonyBoardProps {
  readonly ceremony: Ceremony;
  readonly playing: Playing;
}

/** Where on the screen the row of a step is kept, from the top. */
const eyeLevel = 0.7;
const remPx = 16;

/** The board of a scroll board: only rows in view are drawn, and the view follows the steps. */
export function CeremonyBoard({
  ceremony: { facts, people, resolution },
  playing: { stage, step, moveMs },
}: CeremonyBoardProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const rowPx = isPhone ? ceremonyRowPx.phone : ceremonyRowPx.wide;
  const { order, rows, final } = stage;
  // oxlint-disable-next-line react/incompatible-library -- Its functions go nowhere else, and nothing here is compiled.
  const virtual = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 4,
  });
  useEffect(() => virtual.measure(), [virtual, rowPx]);

  const placed = useMemo(() => order.flatMap((id) => rows.get(id) ?? []), [order, rows]);
  const ranks = useMemo(() => ranksOf(placed), [placed]);
  const ties = useMemo(
    () =>
      tiesOf(
        placed.map((row) => ({ row })),
        facts.type,
      ),
    [placed, facts.type],
  );
  const awards = useMemo(
    () =>
      new Map(
        resolution.steps.flatMap((one) =>
          one.kind === 'FINAL' && one.award !== null ? [[one.participantId, one.award] as const] : [],
        ),
      ),
    [resolution],
  );
  const colors = awardColors(t, facts);
  const { rank, name, points, time, problem } = isPhone ? ceremonyWidths.phone : ceremonyWidths.wide;
  const cells = `repeat(${facts.problems.length}, minmax(${problem}rem, 6rem))`;
  const columns = `${rank}rem minmax(${name}rem, 1fr) ${points}rem ${time}rem ${cells}`;
  const width = `${rank + name + points + time + problem * facts.problems.length}rem`;

  // A row that goes up leaves the view, which stays where it was.
  const eyeIndex = step === null ? 0 : step.kind === 'REVEAL' ? step.from : order.indexOf(step.participantId);
  const column =
    step === null || step.kind === 'FINAL' ? -1 : facts.problems.findIndex(({ id }) => id === step.problemId);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const [fixed, left] = [(rank + name) * remPx, (rank + name + points + time + column * problem) * remPx];
    const isInView =
      column === -1 ||
      box.scrollWidth <= box.clientWidth ||
      (left >= box.scrollLeft + fixed && left + problem * remPx <= box.scrollLeft + box.clientWidth);
    box.scrollTo({
      top: eyeIndex * rowPx - (box.clientHeight - rowPx) * eyeLevel,
      ...(isInView ? {} : { left: left - fixed }),
      behavior: isCalm() ? 'auto' : 'smooth',
    });
  }, [eyeIndex, column, rowPx, rank, name, points, time, problem]);

  const now = step?.participantId ?? null;
  const inView = virtual.getVirtualItems().map(({ index }) => index);
  // Who goes far is seen going.
  const nowIndex = now === null ? -1 : order.indexOf(now);
  // The last first, as they are told: so React takes out and puts in the one row that goes up, and not all that it
  // passes.
  const drawn = (nowIndex === -1 || inView.includes(nowIndex) ? inView : [...inView, nowIndex]).toSorted(
    (a, b) => b - a,
  );
  return (
    <Box
      ref={scroller}
      role="region"
      tabIndex={0}
      aria-label={t({ id: 'board.gridLabel' }, { title: facts.title })}
      flex="1"
      minH="0"
      overflow="auto"
      position="relative"
      fontSize={{ base: 'sm', xl: 'md' }}
      style={{ '--columns': columns, '--width': width, '--rank': `${rank}rem`, '--row': `${rowPx}px` } as CSSProperties}
      css={ceremonyCss}
    >
      <div
        role="table"
        aria-label={facts.title}
        aria-rowcount={order.length + 1}
        aria-colcount={facts.problems.length + 4}
      >
        <Box role="rowgroup" position="sticky" top="0" zIndex="2" w="max-content" minW="full" boxShadow="xs">
          <BoardHead facts={facts} hasLinks={false} />
        </Box>
        <div
          role="rowgroup"
          className="body"
          style={{ position: 'relative', width: 'max(var(--width), 100%)', height: order.length * rowPx }}
        >
          {drawn.map((index) => {
            const id = order[index];
            const [row, person] = id === undefined ? [] : [rows.get(id), people.get(id)];
            if (id === undefined || row === undefined || person === undefined) return null;
            const award = final.has(id) ? colors[awards.get(id) ?? -1] : undefined;
            return (
              <CeremonyRow
                key={id}
                row={row}
                person={person}
                rank={ranks[index] ?? 0}
                isTied={ties.has(id)}
                type={facts.type}
                problems={facts.problems}
                awardName={award?.name ?? null}
                awardBackground={award?.background}
                awardColor={award?.color}
                isNow={id === now}
                cellNow={id === now && step !== null && step.kind !== 'FINAL' ? step.problemId : null}
                isTold={id === now && step?.kind === 'REVEAL'}
                rowIndex={index + 2}
                top={index * rowPx}
                moveMs={moveMs}
                pauseMs={moveMs / 2}
              />
            );
          })}
        </div>
      </div>
    </Box>
  );
}
