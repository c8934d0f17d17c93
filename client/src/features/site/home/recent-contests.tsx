import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { now, onTick } from '../../../lib/format/clock.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RecentContests_ContestFragment } from './home-page.generated.ts';
import { Row } from './row.tsx';
import { Section } from './section.tsx';

/** Contests that run or are to come. @param contests null while loading. */
export function RecentContests({ contests }: { readonly contests: readonly RecentContests_ContestFragment[] | null }) {
  const t = useText();
  const current = useSyncExternalStore(onTick, now);
  return (
    <Section
      title={t({ id: 'home.contests' })}
      aside={
        <TextLink to="/contest" fontSize="sm">
          {t({ id: 'home.all' })}
        </TextLink>
      }
    >
      <Box minH="224px">
        {contests === null ? <SkeletonRows count={4} height="55px" /> : null}
        {contests?.length === 0 ? (
          <EmptyState title={t({ id: 'home.contests.none' })} hint={t({ id: 'home.contests.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none">
          {contests?.map(({ id, title, type, startsAt, endsAt, groupName }) => {
            const isRunning = Date.parse(startsAt) <= current;
            const clock = isRunning
              ? t({ id: 'home.contests.until' }, { time: shortTime(endsAt) })
              : t({ id: 'home.contests.from' }, { time: shortTime(startsAt) });
            return (
              <Row key={id} h="14" gap="2">
                <Box flex="1" minW="0">
                  <TextLink to={`/contest/${id}`} display="block" truncate>
                    {title}
                  </TextLink>
                  <Flex color="fg.muted" fontSize="xs" whiteSpace="pre">
                    {/* A long name gives way to the time. */}
                    {groupName === null ? null : <Text truncate>{groupName}</Text>}
                    <Text flexShrink="0">
                      {groupName === null ? '' : ' · '}
                      {type} · {clock}
                    </Text>
                  </Flex>
                </Box>
                <Badge colorPalette={isRunning ? 'green' : 'accent'} flexShrink="0">
                  {isRunning ? t({ id: 'home.contests.running' }) : t({ id: 'home.contests.scheduled' })}
                </Badge>
              </Row>
            );
          })}
        </Box>
      </Box>
    </Section>
  );
}

/** Without the year and the seconds. */
export function shortTime(at: string): string {
  return formatDateTime(new Date(at)).slice('YYYY-'.length, -':ss'.length);
}
