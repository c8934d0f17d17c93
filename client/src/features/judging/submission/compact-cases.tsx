import { Box, chakra, Grid } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { statusLook } from '../../../lib/status/status.ts';
import { CaseCard } from './case-grid.tsx';
import { caseName } from './case-name.ts';
import type { CaseCard_CaseFragment } from './submission-page.generated.ts';

/** One cell a test case; the card of the one that is focused, pointed at or clicked stands below. */
export function CompactCases({ cases }: { readonly cases: readonly CaseCard_CaseFragment[] }) {
  const t = useText();
  const detailId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const firstFailed = cases.findIndex(({ status }) => status !== Status.ACCEPTED);
  const [shown, setShown] = useState(Math.max(0, firstFailed));
  const current = Math.min(shown, cases.length - 1);
  const detail = cases[current];

  const move = (event: KeyboardEvent) => {
    const to = indexAfter(event.key, { current, count: cases.length, columns: columnsOf(grid.current) });
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <Grid
        ref={grid}
        role="toolbar"
        aria-label={t({ id: 'submission.cases' })}
        templateColumns="repeat(auto-fill, 2.75rem)"
        gap="1"
        onKeyDown={move}
      >
        {cases.map((result, index) => {
          const look = statusLook(result.status);
          return (
            <Cell
              key={result.position}
              type="button"
              colorPalette={look.tone}
              tabIndex={index === current ? 0 : -1}
              aria-pressed={index === current}
              aria-describedby={index === current ? detailId : undefined}
              aria-label={t(
                { id: 'submission.caseState' },
                {
                  name: caseName(t, result),
                  verdict: t(look.label),
                  time: formatTime(result.timeMs),
                  memory: formatMemory(result.memoryKb),
                },
              )}
              onFocus={() => setShown(index)}
              onMouseEnter={() => setShown(index)}
              onClick={() => setShown(index)}
            >
              <span>{result.position}</span>
              <Icon name={look.shape} size="3.5" />
            </Cell>
          );
        })}
      </Grid>
      {/* As high as most cards, so that what stands below keeps its place. */}
      <Box id={detailId} as="ul" listStyleType="none" mt="2" minH="5rem" maxW="24rem">
        {detail === undefined ? null : <CaseCard result={detail} />}
      </Box>
    </>
  );
}

const Cell = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    h: '9',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    borderWidth: '1px',
    borderColor: 'colorPalette.border',
    borderRadius: 'l1',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _pressed: { outline: '2px solid', outlineColor: 'colorPalette.solid', outlineOffset: '-2px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'fg', outlineOffset: '1px' },
  },
});

function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/** The cell a key leads to. @returns null: none. */
function indexAfter(
  key: string,
  { current, count, columns }: { readonly current: number; readonly count: number; readonly columns: number },
): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current - columns,
    ArrowDown: current + columns,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
