import { Box, Flex, Image, Text } from '@chakra-ui/react';
import { EmptyState } from '../../components/empty-state.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import type { WeekRank_SolverFragment } from './home-page.generated.ts';
import { Row } from './row.tsx';
import { Section } from './section.tsx';

/** Who solved most in the last seven days. @param solvers null while loading. */
export function WeekRank({ solvers }: { readonly solvers: readonly WeekRank_SolverFragment[] | null }) {
  const t = useText();
  return (
    <Section title={t({ id: 'home.rank' })} aside={<TextLink to="/acm-rank" fontSize="sm">{t({ id: 'home.all' })}</TextLink>}>
      {solvers === null ? <SkeletonRows count={10} height="43px" /> : null}
      {solvers?.length === 0 ? <EmptyState title={t({ id: 'home.rank.none' })} hint={t({ id: 'home.rank.noneHint' })} /> : null}
      <Box as="ol" listStyleType="none">
        {solvers?.map((solver, index) => (
          <Row key={solver.userId}>
            <Text w="5" textAlign="center" fontWeight={index < 3 ? 'semibold' : 'normal'} color={index < 3 ? 'accent.fg' : 'fg.muted'}>
              {index + 1}
            </Text>
            <SolverPicture solver={solver} />
            <Box flex="1" minW="0" truncate>
              <TextLink to={`/user-home?username=${encodeURIComponent(solver.username)}`} title={solver.nickname ?? undefined}>
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

function SolverPicture({ solver: { username, avatarUrl } }: { readonly solver: WeekRank_SolverFragment }) {
  if (avatarUrl !== null) return <Image src={avatarUrl} alt="" boxSize="7" borderRadius="full" objectFit="cover" loading="lazy" />;
  return (
    <Flex aria-hidden="true" boxSize="7" flexShrink="0" align="center" justify="center" borderRadius="full" bg="accent.subtle" color="accent.fg" fontSize="xs" fontWeight="semibold">
      {[...username][0]?.toUpperCase()}
    </Flex>
  );
}
