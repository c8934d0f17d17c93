import { Box, Text } from '@chakra-ui/react';
import { rowLink } from '../../../components/row-link.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { userHomePath } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { WeekRank_SolverFragment } from './home-page.generated.ts';
import { Row } from './row.tsx';
import { Section } from './section.tsx';

/** Who solved most in the last seven days; nothing when nobody did. */
export function WeekRank({ solvers }: { readonly solvers: readonly WeekRank_SolverFragment[] }) {
  const t = useText();
  if (solvers.length === 0) return null;
  return (
    <Section
      title={t({ id: 'home.rank' })}
      aside={
        <TextLink to="/acm-rank" fontSize="sm">
          {t({ id: 'home.all' })}
        </TextLink>
      }
    >
      <Box as="ol" listStyleType="none">
        {solvers.map((solver, index) => (
          <Row key={solver.userId}>
            <Text
              w="5"
              textAlign="center"
              fontWeight={index < 3 ? 'semibold' : 'normal'}
              color={index < 3 ? 'accent.fg' : 'fg.muted'}
            >
              {index + 1}
            </Text>
            <UserAvatar username={solver.username} avatarUrl={solver.avatarUrl} size="7" />
            <Box flex="1" minW="0" truncate>
              <TextLink to={userHomePath(solver.username)} title={solver.nickname ?? undefined} css={rowLink}>
                {solver.username}
              </TextLink>
            </Box>
            <Text flexShrink="0" color="fg.muted" fontSize="xs">
              {t({ id: 'home.rank.solved' }, { count: solver.solved })}
            </Text>
          </Row>
        ))}
      </Box>
    </Section>
  );
}
