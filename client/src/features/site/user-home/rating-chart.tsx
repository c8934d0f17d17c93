import { Box, Text } from '@chakra-ui/react';
import { ResponsiveLine, type LineCustomSvgLayerProps } from '@nivo/line';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../../lib/intl/use-text.ts';
import { formatDate } from './format-date.ts';
import { ratingBounds, tickMoments } from './rating-curve.ts';
import type { RatingPoint_PointFragment } from './user-home.generated.ts';

interface Series {
  readonly id: string;
  readonly data: readonly { readonly x: Date; readonly y: number }[];
}

const ticks = { tickSize: 0, tickPadding: 8 } as const;
const color = 'var(--v-colors-accent-solid)';
/** Around a point, in pixels: as large as fingers need. */
const reach = 12;
const theme = {
  text: { fill: 'var(--v-colors-fg-muted)', fontSize: 11, fontFamily: 'inherit' },
  axis: { ticks: { text: { fill: 'var(--v-colors-fg-muted)' } } },
  grid: { line: { stroke: 'var(--v-colors-border-muted)' } },
} as const;

interface RatingChartProps {
  /** The first contest first; at least one. */
  readonly points: readonly RatingPoint_PointFragment[];
}

/**
 * Ratings after each contest as a line, whose points lead to their contests. The table below it says the same, so it is
 * nothing but a picture to keys and screen readers.
 */
export function RatingChart({ points }: RatingChartProps) {
  const t = useText();
  const [shown, setShown] = useState<RatingPoint_PointFragment | null>(null);
  const data = useMemo(
    () => [{ id: 'rating', data: points.map(({ endedAt, after }) => ({ x: new Date(endedAt), y: after })) }],
    [points],
  );
  const layers = useMemo(
    () =>
      [
        'grid',
        'axes',
        'lines',
        (props: LineCustomSvgLayerProps<Series>) => (
          <ContestPoints places={props.points} points={points} onPoint={setShown} />
        ),
      ] as const,
    [points],
  );
  const titleOf = (title: string | null) => title ?? t({ id: 'people.rating.hiddenContest' });
  return (
    <Box aria-hidden="true">
      <Box height="200px">
        <ResponsiveLine<Series>
          data={data}
          layers={layers}
          xScale={{ type: 'time', format: 'native', useUTC: false }}
          yScale={{ type: 'linear', ...ratingBounds(points.map(({ after }) => after)) }}
          margin={{ top: 12, right: 36, bottom: 28, left: 44 }}
          colors={[color]}
          enableGridX={false}
          gridYValues={4}
          axisLeft={{ ...ticks, tickValues: 4 }}
          axisBottom={{
            ...ticks,
            tickValues: [...tickMoments(data[0]?.data.map(({ x }) => x) ?? [])],
            format: (moment: Date) => formatDate(moment.toISOString()),
          }}
          animate={false}
          theme={theme}
        />
      </Box>
      <Text minH="2.5rem" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {shown === null
          ? t({ id: 'people.rating.chartHint' })
          : t(
              { id: 'people.rating.point' },
              {
                contest: titleOf(shown.contestTitle),
                date: formatDate(shown.endedAt),
                place: shown.rank,
                rating: String(shown.after),
              },
            )}
      </Text>
    </Box>
  );
}

interface ContestPointsProps {
  readonly places: LineCustomSvgLayerProps<Series>['points'];
  readonly points: readonly RatingPoint_PointFragment[];
  /** One is pointed at, or none any more. */
  readonly onPoint: (point: RatingPoint_PointFragment | null) => void;
}

function ContestPoints({ places, points, onPoint }: ContestPointsProps) {
  return (
    <g onPointerLeave={() => onPoint(null)}>
      {places.map(({ id, indexInSeries, x, y }) => {
        const point = points[indexInSeries];
        if (point === undefined) return null;
        const mark = (
          <g key={id} transform={`translate(${x} ${y})`} onPointerOver={() => onPoint(point)}>
            <circle r={reach} fill="transparent" />
            <circle r={4} fill="var(--v-colors-bg-panel)" stroke={color} strokeWidth={2} />
          </g>
        );
        return point.contestTitle === null ? (
          mark
        ) : (
          <RouterLink key={id} to={`/contest/${point.contestId}`} tabIndex={-1}>
            {mark}
          </RouterLink>
        );
      })}
    </g>
  );
}
