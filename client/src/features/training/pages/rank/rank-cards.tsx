import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useTraining } from '../frame/training-context.ts';
import { RankCell } from './rank-cell.tsx';
import { rankOrders } from './rank-order.ts';
import type { RankRowsProps } from './rank-table.tsx';
import { RankUser } from './rank-user.tsx';

/** The rank of a training as cards, for phones: only the problems that were tried. */
export function RankCards({ rows, problems, order, ownUserId }: RankRowsProps) {
  const t = useText();
  const { viewerCanEdit } = useTraining();
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => {
        const { place, user, realName, solvedCount, cells } = row;
        const byProblem = new Map(cells.map((cell) => [cell.problemId, cell]));
        const tried = problems.filter(({ problem }) => byProblem.has(String(problem.id)));
        return (
          <Box
            as="li"
            key={user.id}
            px="3"
            py="2"
            layerStyle="row"
            bg={user.id === ownUserId ? 'accent.subtle' : undefined}
          >
            <Flex align="center" columnGap="3" wrap="wrap">
              <Box w="7" flexShrink="0" textAlign="center" fontVariantNumeric="tabular-nums">
                <chakra.span srOnly>{t({ id: 'training.place' })} </chakra.span>
                {place}
              </Box>
              <Box flex="1" minW="10rem">
                <RankUser user={user} />
                {viewerCanEdit && realName !== null ? <Box fontSize="xs">{realName}</Box> : null}
              </Box>
              <Box as="dl" ms="auto" textAlign="end" fontSize="xs" fontVariantNumeric="tabular-nums">
                <Figure label={t({ id: 'training.solved' })}>{solvedCount}</Figure>
                <Figure label={t(rankOrders[order].figure)}>{rankOrders[order].show(row)}</Figure>
              </Box>
            </Flex>
            {tried.length === 0 ? null : (
              <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" mt="1.5" ps="10">
                {tried.map(({ displayId, problem }) => (
                  <Flex as="li" key={problem.id} align="center" gap="1.5" fontSize="xs" title={problem.title}>
                    <chakra.span color="fg.muted">{displayId}</chakra.span>
                    <RankCell cell={byProblem.get(String(problem.id))} />
                  </Flex>
                ))}
              </Flex>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Flex justify="flex-end" gap="1.5">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd fontWeight="medium">{children}</chakra.dd>
    </Flex>
  );
}
