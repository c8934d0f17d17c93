import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import type { DaySeries } from './day-series.ts';

const DayLines = lazy(() => import('./day-lines.tsx').then(({ DayLines: component }) => ({ default: component })));

/** A day with a figure for each line; null: there is none. */
type FigureDay<K extends string> = { readonly day: string } & Readonly<Record<K, number | null>>;

interface DayChartProps<K extends string> {
  readonly title: string;
  /** Null while loading. */
  readonly days: readonly FigureDay<NoInfer<K>>[] | null;
  readonly series: readonly DaySeries<K>[];
  /** Writes a figure; as it is by default. */
  readonly format?: (figure: number) => string;
}

/** Figures of 30 days as lines and, for those who do not see them, as a table. */
export function DayChart<K extends string>({ title, days, series, format = String }: DayChartProps<K>) {
  const t = useText();
  const isEmpty = days?.every((day) => series.every(({ key }) => day[key] === null)) ?? false;
  return (
    <Box>
      <Flex columnGap="4" rowGap="1" wrap="wrap" mb="2" minH="5" fontSize="xs" color="fg.muted">
        {series.map(({ key, label, tone }) => (
          <Flex key={key} align="center" gap="1.5">
            <Box boxSize="2.5" borderRadius="sm" bg={`${tone}.solid`} />
            <Text>{t(label)}</Text>
          </Flex>
        ))}
      </Flex>
      <Box h="220px" aria-hidden="true">
        {days === null ? (
          <Skeleton h="full" borderRadius="l2" />
        ) : isEmpty ? (
          <Text color="fg.muted">{t({ id: 'dashboard.noFigures' })}</Text>
        ) : (
          <Suspense fallback={<Skeleton h="full" borderRadius="l2" />}>
            <DayLines
              days={days.map(({ day }) => day)}
              lines={series.map(({ key, label, tone }) => ({
                label: t(label),
                tone,
                figures: days.map((day) => day[key]),
              }))}
              format={format}
            />
          </Suspense>
        )}
      </Box>
      {/* A table does not shrink to what is hidden; a box around it does. */}
      <Box srOnly>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'dashboard.day' })}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days?.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {series.map(({ key }) => (
                  <td key={key}>{formatFigure(day[key], format)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

function formatFigure(figure: number | null, format: (figure: number) => string): string {
  return figure === null ? '–' : format(figure);
}
