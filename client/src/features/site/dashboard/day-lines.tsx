import { ResponsiveLine } from '@nivo/line';
import { Panel } from '../../../components/panel.tsx';

/** A line with a figure for each day. */
interface DayLine {
  readonly label: string;
  readonly tone: string;
  /** Null: none, which leaves a gap. */
  readonly figures: readonly (number | null)[];
}

interface DayLinesProps {
  readonly days: readonly string[];
  readonly lines: readonly DayLine[];
  readonly format: (figure: number) => string;
}

interface Line {
  readonly id: string;
  readonly data: readonly { readonly x: string; readonly y: number | null }[];
}

/** Days between two names below the chart. */
const step = 7;

/** A line for each kind; the table beside it says the same. */
export function DayLines({ days, lines, format }: DayLinesProps) {
  // Nivo draws a broken path for a line without any figure.
  const drawn = lines.filter(({ figures }) => figures.some((figure) => figure !== null));
  const most = Math.max(4, ...lines.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)));
  return (
    <ResponsiveLine<Line>
      data={drawn.map(({ label, figures }) => ({
        id: label,
        data: days.map((day, index) => ({ x: day, y: figures[index] ?? null })),
      }))}
      colors={drawn.map(({ tone }) => `var(--v-colors-${tone}-solid)`)}
      margin={{ top: 8, right: 16, bottom: 26, left: 60 }}
      yScale={{ type: 'linear', min: 0, max: most }}
      enableGridX={false}
      gridYValues={4}
      // A day between two gaps is no line, so it is seen as a point alone.
      enablePoints={drawn.some(({ figures }) => figures.includes(null))}
      pointSize={4}
      lineWidth={2}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        // From today backwards.
        tickValues: days.filter((_day, index) => (days.length - 1 - index) % step === 0),
        format: (day: string) => day.slice('YYYY-'.length),
      }}
      animate={false}
      enableSlices="x"
      sliceTooltip={({ slice }) => (
        <Panel px="2" py="1" fontSize="xs" boxShadow="md" whiteSpace="nowrap">
          {String(slice.points[0]?.data.x ?? '')}
          {slice.points.map(({ id, seriesId, data }) => (
            <div key={id}>
              {String(seriesId)} {format(Number(data.y))}
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
