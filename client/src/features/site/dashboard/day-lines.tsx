import { ResponsiveLine } from '@nivo/line';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { DashboardDay_DayFragment } from './dashboard.generated.ts';
import type { DaySeries } from './day-series.ts';

interface DayLinesProps {
  readonly days: readonly DashboardDay_DayFragment[];
  readonly series: readonly DaySeries[];
}

interface Line {
  readonly id: string;
  readonly data: readonly { readonly x: string; readonly y: number }[];
}

/** Days between two names below the chart. */
const step = 7;

/** A line for each kind; the table beside it says the same. */
export function DayLines({ days, series }: DayLinesProps) {
  const t = useText();
  const most = Math.max(4, ...days.flatMap((day) => series.map(({ key }) => day[key])));
  return (
    <ResponsiveLine<Line>
      data={series.map(({ key, label }) => ({
        id: t(label),
        data: days.map((day) => ({ x: day.day, y: day[key] })),
      }))}
      colors={series.map(({ tone }) => `var(--v-colors-${tone}-solid)`)}
      margin={{ top: 8, right: 16, bottom: 26, left: 44 }}
      yScale={{ type: 'linear', min: 0, max: most }}
      enableGridX={false}
      gridYValues={4}
      enablePoints={false}
      lineWidth={2}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4 }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        // From today backwards.
        tickValues: days.filter((_day, index) => (days.length - 1 - index) % step === 0).map(({ day }) => day),
        format: (day: string) => day.slice('YYYY-'.length),
      }}
      animate={false}
      enableSlices="x"
      sliceTooltip={({ slice }) => (
        <Panel px="2" py="1" fontSize="xs" boxShadow="md" whiteSpace="nowrap">
          {String(slice.points[0]?.data.x ?? '')}
          {slice.points.map(({ id, seriesId, data }) => (
            <div key={id}>
              {String(seriesId)} {String(data.y)}
            </div>
          ))}
        </Panel>
      )}
      theme={{
        text: { fill: 'var(--v-colors-fg-muted)', fontSize: 11, fontFamily: 'inherit' },
        axis: { ticks: { text: { fill: 'var(--v-colors-fg-muted)' } } },
        grid: { line: { stroke: 'var(--v-colors-border-muted)' } },
        crosshair: { line: { stroke: 'var(--v-colors-fg-muted)' } },
      }}
    />
  );
}
