import { Box, Flex } from '@chakra-ui/react';
import { DifficultyBadge } from '../../components/difficulty-badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { OwnStatusMark } from '../../components/own-status-mark.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatAcceptRate } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { HomeProblems_ProblemFragment } from './home-page.generated.ts';
import { Section } from './section.tsx';

/** Problems to start with. @param problems null while loading. */
export function HomeProblems({ problems }: { readonly problems: readonly HomeProblems_ProblemFragment[] | null }) {
  const t = useText();
  return (
    <Section title={t({ id: 'home.problems' })} moreLabel={t({ id: 'home.all' })} moreTo="/problem">
      {problems === null ? <SkeletonRows count={8} height="41px" /> : null}
      {problems?.length === 0 ? <EmptyState title={t({ id: 'problemList.none' })} /> : null}
      <Box as="ul" listStyleType="none">
        {problems?.map((problem) => (
          <Flex as="li" key={problem.id} align="center" gap="3" px="4" h="41px" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: 0 }}>
            <Box w="4" flexShrink="0">
              <OwnStatusMark status={problem.viewerStatus} />
            </Box>
            <Box minW="0" flex="1" truncate>
              <TextLink to={`/problem/${problem.displayId}`}>{problem.title}</TextLink>
            </Box>
            <DifficultyBadge difficulty={problem.difficulty} />
            <Box hideBelow="sm" w="16" textAlign="end" color="fg.muted" fontSize="xs" title={t({ id: 'problem.acceptRate' })}>
              {formatAcceptRate(problem.statistics.ac, problem.statistics.total)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Section>
  );
}
