import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import type { DashboardDay_DayFragment } from './dashboard.generated.ts';
import type { DaySeries } from './day-series.ts';

const DayLines = lazy(() => import('./day-lines.tsx').then(({ DayLines: component }) => ({ default: component })));

interface DayChartProps {
  readonly title: string;
  /** Null while loading. */
  readonly days: readonly DashboardDay_DayFragment[] | null;
  readonly series: readonly DaySeries[];
}

/** Figures of 30 days as lines and, for those who do not see them, as a table. */
export function DayChart({ title, days, series }: DayChartProps) {
  const t = useText();
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
        ) : (
          <Suspense fallback={<Skeleton h="full" borderRadius="l2" />}>
            <DayLines days={days} series={series} />
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
                  <td key={key}>{day[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
