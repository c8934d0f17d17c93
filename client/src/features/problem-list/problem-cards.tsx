import { Box, Flex } from '@chakra-ui/react';
import { DifficultyBadge } from '../../components/difficulty-badge.tsx';
import { OwnStatusMark } from '../../components/own-status-mark.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatAcceptRate } from '../../lib/format/figures.ts';
import type { ProblemTable_ProblemFragment } from './problem-list.generated.ts';

/** Problems as cards, for phones. */
export function ProblemCards({ problems }: { readonly problems: readonly ProblemTable_ProblemFragment[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {problems.map((problem) => (
        <Box as="li" key={problem.id} px="3" py="2.5" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: 0 }}>
          <Flex align="center" gap="2">
            <Box minW="0" flex="1">
              <TextLink to={`/problem/${problem.displayId}`} fontWeight="medium" py="1">
                {problem.title}
              </TextLink>
            </Box>
            <OwnStatusMark status={problem.viewerStatus} />
            <DifficultyBadge difficulty={problem.difficulty} />
          </Flex>
          <Flex mt="1" gap="2" justify="space-between" align="center" color="fg.muted" fontSize="xs">
            <Flex gap="2" align="center" wrap="wrap" minW="0">
              {problem.displayId}
              <TagList tags={problem.tags} />
            </Flex>
            <span>{formatAcceptRate(problem.statistics.ac, problem.statistics.total)}</span>
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
