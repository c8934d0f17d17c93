import { Flex, Table } from '@chakra-ui/react';
import { DifficultyBadge } from '../../components/difficulty-badge.tsx';
import { OwnStatusMark } from '../../components/own-status-mark.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatAcceptRate } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { ProblemTable_ProblemFragment } from './problem-list.generated.ts';

/** Problems as a compact table. */
export function ProblemTable({ problems }: { readonly problems: readonly ProblemTable_ProblemFragment[] }) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="11">{t({ id: 'problem.own' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="24">{t({ id: 'problem.id' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'problem.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="20">{t({ id: 'problem.difficulty' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="20" textAlign="end">
            {t({ id: 'problem.submissions' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="20" textAlign="end">
            {t({ id: 'problem.acceptRate' })}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {problems.map((problem) => (
          <Table.Row key={problem.id}>
            <Table.Cell>
              <OwnStatusMark status={problem.viewerStatus} />
            </Table.Cell>
            <Table.Cell color="fg.muted" whiteSpace="nowrap">
              {problem.displayId}
            </Table.Cell>
            <Table.Cell>
              <Flex align="center" gap="3" rowGap="1" wrap="wrap">
                <TextLink to={`/problem/${problem.displayId}`} fontWeight="medium">
                  {problem.title}
                </TextLink>
                <TagList tags={problem.tags} />
              </Flex>
            </Table.Cell>
            <Table.Cell>
              <DifficultyBadge difficulty={problem.difficulty} />
            </Table.Cell>
            <Table.Cell textAlign="end">{problem.statistics.total}</Table.Cell>
            <Table.Cell textAlign="end">{formatAcceptRate(problem.statistics.ac, problem.statistics.total)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
