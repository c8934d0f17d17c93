import { Box, chakra, Text } from '@chakra-ui/react';
import { rowLink } from '../../../components/row-link.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { OutsideContests_ContestFragment } from './home-page.generated.ts';
import { shortTime } from './recent-contests.tsx';
import { Row } from './row.tsx';
import { Section } from './section.tsx';

/** Contests on other sites, as admins wrote them down; nothing when there are none. */
export function OutsideContests({ contests }: { readonly contests: readonly OutsideContests_ContestFragment[] }) {
  const t = useText();
  if (contests.length === 0) return null;
  return (
    <Section title={t({ id: 'home.outside' })}>
      <Box as="ul" listStyleType="none">
        {contests.map(({ id, title, site, url, startsAt }) => (
          <Row key={id} h="14">
            <Box minW="0" flex="1">
              <chakra.a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                color="accent.fg"
                display="block"
                truncate
                _hover={{ textDecoration: 'underline' }}
                css={rowLink}
              >
                {title}
              </chakra.a>
              <Text color="fg.muted" fontSize="xs" truncate>
                {site} · {shortTime(startsAt)}
              </Text>
            </Box>
          </Row>
        ))}
      </Box>
    </Section>
  );
}
