import { ResponsiveBar } from '@nivo/bar';
import { Panel } from '../panel.tsx';
import type { FigureChart_DistributionFragment } from './compared-figures.generated.ts';

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

interface FigureChartProps {
  readonly distribution: FigureChart_DistributionFragment;
  readonly format: (figure: number) => string;
}

/** Submissions by their figure, the own one among them: its bucket is marked by colour and by its figure below. */
export function FigureChart({ distribution: { own, start, width, counts }, format }: FigureChartProps) {
  const last = String(counts.length - 1);
  const ownBucket = String(Math.min(counts.length - 1, Math.floor((own - start) / width)));
  const data = counts.map((others, index) => {
    const bucket = String(index);
    return { bucket, count: bucket === ownBucket ? others + 1 : others };
  });
  return (
    <ResponsiveBar
      data={data}
      keys={['count']}
      indexBy="bucket"
      margin={{ top: 4, right: 28, bottom: 18, left: 28 }}
      padding={0.15}
      colors={({ data: { bucket } }) =>
        bucket === ownBucket ? 'var(--v-colors-green-solid)' : 'var(--v-colors-border-emphasized)'
      }
      borderRadius={1}
      valueScale={{ type: 'linear', min: 0, max: Math.max(...data.map(({ count }) => count)) }}
      enableLabel={false}
      enableGridY={false}
      animate={!calm.matches}
      axisLeft={null}
      axisBottom={{
        tickSize: 0,
        tickPadding: 4,
        tickValues: [ownBucket],
        format: () => `▲ ${format(own)}`,
      }}
      theme={{ axis: { ticks: { text: { fill: 'var(--v-colors-fg)', fontSize: 11, fontFamily: 'inherit' } } } }}
      tooltip={({ data: { bucket, count } }) => (
        <Panel px="2" py="1" fontSize="xs" boxShadow="md" whiteSpace="nowrap">
          {bucket === last ? '≥ ' : ''}
          {format(start + Number(bucket) * width)}: {count}
        </Panel>
      )}
    />
  );
}
