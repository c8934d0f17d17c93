import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { rowLink } from '../../../components/row-link.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { now, onTick } from '../../../lib/format/clock.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RecentContests_ContestFragment } from './home-page.generated.ts';
import { Row } from './row.tsx';
import { Section } from './section.tsx';

/** Contests that run or are to come; nothing when there are none. */
export function RecentContests({ contests }: { readonly contests: readonly RecentContests_ContestFragment[] }) {
  const t = useText();
  const current = useSyncExternalStore(onTick, now);
  if (contests.length === 0) return null;
  return (
    <Section
      title={t({ id: 'home.contests' })}
      aside={
        <TextLink to="/contest" fontSize="sm">
          {t({ id: 'home.all' })}
        </TextLink>
      }
    >
      <Box as="ul" listStyleType="none">
        {contests.map(({ id, title, type, startsAt, endsAt, groupName }) => {
          const isRunning = Date.parse(startsAt) <= current;
          const clock = isRunning
            ? t({ id: 'home.contests.until' }, { time: shortTime(endsAt) })
            : t({ id: 'home.contests.from' }, { time: shortTime(startsAt) });
          return (
            <Row key={id} h="14" gap="2">
              <Box flex="1" minW="0">
                <TextLink to={`/contest/${id}`} display="block" truncate css={rowLink}>
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
    </Section>
  );
}

/** Without the year. */
export function shortTime(at: string): string {
  return formatMinute(new Date(at)).slice('YYYY-'.length);
}
