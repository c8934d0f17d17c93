import { Badge, Box, Table } from '@chakra-ui/react';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { JuryMark } from '../jury-mark.tsx';
import type { AdminProblemRow_ProblemFragment } from './admin-problems.generated.ts';
import { RowActs, VisibilityChoice } from './row-acts.tsx';

/** Problems as a table. */
export function AdminProblemTable({ problems }: { readonly problems: readonly AdminProblemRow_ProblemFragment[] }) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'author.displayId' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'author.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'author.author' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'author.modified' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'author.visibility' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'author.acts' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {problems.map((problem) => (
          <Table.Row key={problem.id}>
            <Table.Cell whiteSpace="nowrap">{problem.displayId}</Table.Cell>
            <Table.Cell>
              <Box fontWeight="medium" wordBreak="break-word">
                {problem.title} <ProblemBadges problem={problem} />
              </Box>
            </Table.Cell>
            <Table.Cell>{problem.author ?? '-'}</Table.Cell>
            <Table.Cell whiteSpace="nowrap" color="fg.muted">
              <RelativeTime at={problem.updatedAt} />
              {problem.modifier === null ? null : <Box fontSize="xs">{problem.modifier}</Box>}
            </Table.Cell>
            <Table.Cell>
              <VisibilityChoice problem={problem} />
            </Table.Cell>
            <Table.Cell>
              <RowActs problem={problem} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** How an application for the public bank stands. */
const bankStates = {
  APPLIED: message({ id: 'author.bank.state.applied' }),
  ACCEPTED: message({ id: 'author.bank.state.accepted' }),
  REFUSED: message({ id: 'author.bank.state.refused' }),
} as const;

/** What is special about a problem, in short. */
export function ProblemBadges({
  problem: { id, type, judgeMode, origin, isRemote, hasTests, juryOutcome, bankState },
}: {
  readonly problem: AdminProblemRow_ProblemFragment;
}) {
  const t = useText();
  return (
    <Box as="span" display="inline-flex" gap="1" verticalAlign="middle" flexWrap="wrap">
      {type === 'OI' ? <Badge size="sm">OI</Badge> : null}
      {judgeMode === 'SPECIAL' ? <Badge size="sm">{t({ id: 'author.judgeMode.special' })}</Badge> : null}
      {judgeMode === 'INTERACTIVE' ? <Badge size="sm">{t({ id: 'author.judgeMode.interactive' })}</Badge> : null}
      {isRemote ? <Badge size="sm">{origin}</Badge> : null}
      {hasTests || isRemote ? null : (
        <Badge size="sm" colorPalette="amber">
          {t({ id: 'author.noTests' })}
        </Badge>
      )}
      {bankState === 'NONE' ? null : <Badge size="sm">{t(bankStates[bankState])}</Badge>}
      {juryOutcome === null || juryOutcome === 'NOTHING' ? null : <JuryMark problemId={id} outcome={juryOutcome} />}
    </Box>
  );
}
