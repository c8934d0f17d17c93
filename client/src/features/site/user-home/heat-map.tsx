import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { timeZone } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { heatMapCells, monthStarts, shades, shadeOf } from './heat-map-grid.ts';
import type { HeatMap_HeatMapFragment } from './user-home.generated.ts';

/** Side of a day and distance between two, in pixels. */
const side = 11;
const dayStep = 14;
const left = 30;
const topPx = 18;
const opacities = [1, 0.3, 0.5, 0.75, 1] as const;

/** Steps of the keys, in days. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: -Infinity,
  End: Infinity,
};

interface HeatMapProps {
  readonly heatMap: HeatMap_HeatMapFragment;
  /** Time zone of the site, whose days these are. */
  readonly siteZone: string;
}

/**
 * Submissions of a year by day of the site, as streaks are counted. The day under the pointer, or chosen by the arrow
 * keys, is told below in words.
 */
export function HeatMap({ heatMap, siteZone }: HeatMapProps) {
  const t = useText();
  const locale = useLocale();
  const cells = useMemo(() => heatMapCells(heatMap), [heatMap]);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = cells.length - 1;
  const width = left + dayStep * ((cells.at(-1)?.week ?? 0) + 1);
  const current = cells[chosen ?? last];
  const total = heatMap.days.reduce((sum, { count }) => sum + count, 0);
  const summary = t({ id: 'people.heatMap.summary' }, { total, days: heatMap.days.length });
  const told =
    current === undefined ? '' : t({ id: 'people.heatMap.day' }, { date: current.date, count: current.count });
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, (chosen ?? last) + step)));
  };
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const index = event.target instanceof SVGElement ? Number(event.target.dataset['day'] ?? Number.NaN) : Number.NaN;
    if (Number.isInteger(index)) setChosen(index);
  };

  return (
    <Box px="4" py="3">
      {/* From right to left, so that a narrow screen shows the last weeks first. */}
      <Box overflowX="auto" direction="rtl" p="1">
        <chakra.svg
          direction="ltr"
          viewBox={`0 0 ${width} ${topPx + dayStep * 7}`}
          width="full"
          minW={`${width}px`}
          maxW="68rem"
          display="block"
          mx="auto"
          borderRadius="l1"
          role="slider"
          tabIndex={0}
          aria-label={`${t({ id: 'people.heatMap.title' })}. ${summary}`}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen ?? last}
          aria-valuetext={told}
          focusVisibleRing="outside"
          onKeyDown={onKeyDown}
          onPointerOver={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setChosen(null)}
        >
          <chakra.g fill="fg.muted" fontSize="10px" aria-hidden="true">
            {monthStarts(cells).map(({ date, week }) => (
              <text key={date} x={left + week * dayStep} y={topPx - 7}>
                {monthName.format(Date.parse(date))}
              </text>
            ))}
            {/* 1970-01-04 was a Sunday. */}
            {[1, 3, 5].map((weekday) => (
              <text key={weekday} x={left - 5} y={topPx + weekday * dayStep + side - 2} textAnchor="end">
                {weekdayName.format(Date.UTC(1970, 0, 4 + weekday))}
              </text>
            ))}
          </chakra.g>
          {cells.map((cell, index) => (
            <Cell
              key={cell.date}
              x={left + cell.week * dayStep}
              y={topPx + cell.weekday * dayStep}
              shade={shadeOf(cell.count)}
              data-day={index}
              isChosen={index === chosen}
            />
          ))}
        </chakra.svg>
      </Box>
      <Flex mt="2" gap="3" wrap="wrap" align="center" justify="space-between" fontSize="xs" color="fg.muted">
        <Text aria-hidden="true">{chosen === null ? summary : told}</Text>
        {siteZone === timeZone() ? null : <Text>{t({ id: 'people.heatMap.zone' }, { zone: siteZone })}</Text>}
        <Legend />
      </Flex>
    </Box>
  );
}

interface CellProps {
  readonly x: number;
  readonly y: number;
  readonly shade: number;
  readonly isChosen?: boolean;
  readonly 'data-day'?: number;
}

/** Plain SVG: hundreds of styled components would be felt. */
function Cell({ x, y, shade, isChosen = false, ...data }: CellProps) {
  return (
    <rect
      x={x}
      y={y}
      width={side}
      height={side}
      rx="2"
      fill={shade === 0 ? 'var(--v-colors-bg-muted)' : 'var(--v-colors-green-fg)'}
      fillOpacity={opacities[shade]}
      stroke={isChosen ? 'var(--v-colors-fg)' : 'var(--v-colors-border)'}
      strokeWidth={isChosen ? 1.5 : shade === 0 ? 0.5 : 0}
      {...data}
    />
  );
}

/** What the shades stand for. */
function Legend() {
  const t = useText();
  return (
    <Flex as="ul" listStyleType="none" gap="2.5" wrap="wrap">
      {shades.map((least, shade) => {
        const next = shades[shade + 1];
        return (
          <Flex as="li" key={least} align="center" gap="1">
            <svg width={side + 1} height={side + 1} aria-hidden="true">
              <Cell x={0.5} y={0.5} shade={shade} />
            </svg>
            {next === undefined
              ? t({ id: 'people.heatMap.orMore' }, { least })
              : next - least > 1
                ? t({ id: 'people.heatMap.range' }, { least, most: next - 1 })
                : String(least)}
          </Flex>
        );
      })}
    </Flex>
  );
}
