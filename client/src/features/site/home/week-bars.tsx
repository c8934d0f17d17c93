import { ResponsiveBar } from '@nivo/bar';
import { Panel } from '../../../components/panel.tsx';
import type { WeekChart_DayFragment } from './home-page.generated.ts';

interface WeekBarsProps {
  readonly days: readonly WeekChart_DayFragment[];
  readonly totalLabel: string;
  readonly acceptedLabel: string;
}

const colors = ['var(--v-colors-green-solid)', 'var(--v-colors-accent-emphasized)'];

/** A bar a day: what was accepted below, the rest above. */
export function WeekBars({ days, totalLabel, acceptedLabel }: WeekBarsProps) {
  const data = days.map(({ day, total, accepted }) => ({
    day: day.slice('YYYY-'.length),
    total,
    accepted,
    rest: total - accepted,
  }));
  const most = Math.max(1, ...days.map(({ total }) => total));
  return (
    <ResponsiveBar
      data={data}
      keys={['accepted', 'rest']}
      indexBy="day"
      margin={{ top: 6, right: 4, bottom: 24, left: 40 }}
      padding={0.45}
      colors={colors}
      borderRadius={2}
      enableLabel={false}
      animate={false}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: Math.min(4, most),
        format: (value) => (Number.isInteger(value) ? String(value) : ''),
      }}
      axisBottom={{ tickSize: 0, tickPadding: 8 }}
      gridYValues={Math.min(4, most)}
      valueScale={{ type: 'linear', min: 0, max: most }}
      theme={{
        text: { fill: 'var(--v-colors-fg-muted)', fontSize: 11, fontFamily: 'inherit' },
        axis: { ticks: { text: { fill: 'var(--v-colors-fg-muted)' } } },
        grid: { line: { stroke: 'var(--v-colors-border-muted)' } },
      }}
      tooltip={({ data: { day, total, accepted } }) => (
        <Panel px="2" py="1" fontSize="xs" boxShadow="md" whiteSpace="nowrap">
          {day} · {totalLabel} {total} · {acceptedLabel} {accepted}
        </Panel>
      )}
    />
  );
}
