import { Box, Table } from '@chakra-ui/react';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingProblemAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useTraining } from '../frame/training-context.ts';
import type { TrainingProblems_ProblemFragment } from '../problems/training-problems.generated.ts';
import { RankCell } from './rank-cell.tsx';
import { rankOrders, type RankOrder } from './rank-order.ts';
import { RankUser } from './rank-user.tsx';
import type { TrainingRank_RowFragment } from './training-rank.generated.ts';

/** What a rank is drawn from. */
export interface RankRowsProps {
  readonly rows: readonly TrainingRank_RowFragment[];
  /** Of the training, in their order: one column each. */
  readonly problems: readonly TrainingProblems_ProblemFragment[];
  readonly order: RankOrder;
  /** Of the viewer; null for none. */
  readonly ownUserId: string | null;
}

/** The rank of a training as a table; many problems scroll sideways. */
export function RankTable({ rows, problems, order, ownUserId }: RankRowsProps) {
  const t = useText();
  const training = useTraining();
  const { viewerCanEdit } = training;
  return (
    <Box position="relative" overflowX="auto" tabIndex={0} role="region" aria-label={t({ id: 'training.tab.rank' })}>
      {/* The panel scrolls sideways, so its header cannot stay below the bar of the page. */}
      <Table.Root css={{ '& th': { position: 'static' } }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader w="4rem">{t({ id: 'training.place' })}</Table.ColumnHeader>
            <Table.ColumnHeader minW="12rem">{t({ id: 'training.user' })}</Table.ColumnHeader>
            {viewerCanEdit ? <Table.ColumnHeader>{t({ id: 'training.realName' })}</Table.ColumnHeader> : null}
            <Table.ColumnHeader textAlign="end">{t({ id: 'training.solved' })}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t(rankOrders[order].figure)}</Table.ColumnHeader>
            {problems.map(({ displayId, problem }) => (
              <Table.ColumnHeader key={problem.id} textAlign="center">
                <TextLink to={trainingProblemAddress(training, displayId)} title={problem.title}>
                  {displayId}
                </TextLink>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => {
            const { place, user, realName, solvedCount, cells } = row;
            const byProblem = new Map(cells.map((cell) => [cell.problemId, cell]));
            return (
              <Table.Row key={user.id} bg={user.id === ownUserId ? 'accent.subtle' : undefined}>
                <Table.Cell fontVariantNumeric="tabular-nums">{place}</Table.Cell>
                <Table.Cell>
                  <RankUser user={user} />
                </Table.Cell>
                {viewerCanEdit ? <Table.Cell whiteSpace="nowrap">{realName}</Table.Cell> : null}
                <Table.Cell textAlign="end" fontWeight="medium">
                  {solvedCount}
                </Table.Cell>
                <Table.Cell textAlign="end" whiteSpace="nowrap">
                  {rankOrders[order].show(row)}
                </Table.Cell>
                {problems.map(({ problem }) => (
                  <Table.Cell key={problem.id} textAlign="center">
                    <RankCell cell={byProblem.get(String(problem.id))} />
                  </Table.Cell>
                ))}
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
