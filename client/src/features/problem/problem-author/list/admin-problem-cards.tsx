import { Box, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { ProblemBadges } from './admin-problem-table.tsx';
import type { AdminProblemRow_ProblemFragment } from './admin-problems.generated.ts';
import { RowActs, VisibilityChoice } from './row-acts.tsx';

/** Problems as cards, for phones. */
export function AdminProblemCards({ problems }: { readonly problems: readonly AdminProblemRow_ProblemFragment[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {problems.map((problem) => (
        <Box as="li" key={problem.id} px="3" py="3" layerStyle="row">
          <Flex justify="space-between" align="flex-start" gap="2" mb="1">
            <Box minW="0" wordBreak="break-word">
              <Box as="span" color="fg.muted">
                {problem.displayId}
              </Box>{' '}
              <Box as="span" fontWeight="medium">
                {problem.title}
              </Box>{' '}
              <ProblemBadges problem={problem} />
            </Box>
            <VisibilityChoice problem={problem} />
          </Flex>
          <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mb="2">
            {problem.author === null ? null : <span>{problem.author}</span>}
            <RelativeTime at={problem.updatedAt} />
          </Flex>
          <RowActs problem={problem} />
        </Box>
      ))}
    </Box>
  );
}
