import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { WeekChart_DayFragment } from './home-page.generated.ts';
import { Section } from './section.tsx';
import { WeekZone } from './week-zone.tsx';

const WeekBars = lazy(() => import('./week-bars.tsx').then(({ WeekBars: component }) => ({ default: component })));

interface WeekChartProps {
  readonly days: readonly WeekChart_DayFragment[];
}

/** Submissions of the last seven days; nothing when there are none. */
export function WeekChart({ days }: WeekChartProps) {
  return sumOf(days, 'total') === 0 ? null : <Week days={days} />;
}

/** Bars and, for those who do not see them, a table. */
function Week({ days }: WeekChartProps) {
  const t = useText();
  const [frameRef, isNear] = useIsNear();
  const [total, accepted] = [sumOf(days, 'total'), sumOf(days, 'accepted')];
  return (
    <Section
      title={t({ id: 'home.week' })}
      aside={
        <TextLink to="/status" fontSize="sm">
          {t({ id: 'home.all' })}
        </TextLink>
      }
    >
      <Box p="4" ref={frameRef}>
        <Flex gap="4" wrap="wrap" mb="2" minH="5" fontSize="xs" color="fg.muted">
          <Mark tone="accent.emphasized" text={t({ id: 'home.week.total' }, { count: total })} />
          <Mark tone="green.solid" text={t({ id: 'home.week.accepted' }, { count: accepted })} />
          <WeekZone />
        </Flex>
        <Box h="200px" aria-hidden="true">
          {isNear ? (
            <Suspense fallback={<Skeleton h="full" borderRadius="l2" />}>
              <WeekBars days={days} totalLabel={t({ id: 'home.week.all' })} acceptedLabel={t({ id: 'home.week.ac' })} />
            </Suspense>
          ) : null}
        </Box>
        <chakra.table srOnly>
          <caption>{t({ id: 'home.week' })}</caption>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'home.week.day' })}</th>
              <th scope="col">{t({ id: 'home.week.all' })}</th>
              <th scope="col">{t({ id: 'home.week.ac' })}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{day.total}</td>
                <td>{day.accepted}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Section>
  );
}

function Mark({ tone, text }: { readonly tone: string; readonly text: string }) {
  return (
    <Flex align="center" gap="1.5">
      <Box boxSize="2.5" borderRadius="sm" bg={tone} />
      <Text>{text}</Text>
    </Flex>
  );
}

function sumOf(days: readonly WeekChart_DayFragment[], what: 'total' | 'accepted'): number {
  return days.reduce((sum, day) => sum + day[what], 0);
}

/** Whether an element is on the screen or nearly so; once it was, it stays so. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear] as const;
}
