import { Badge, Box, Flex, Table } from '@chakra-ui/react';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { RankPerson } from '../../../../components/rank/rank-person.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingProblemAddress, type TrainingRef } from '../../../../lib/address/training-address.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import type { FollowedListQuery, GroupProgress_RowFragment } from './group-progress.generated.ts';

type Problems = NonNullable<NonNullable<FollowedListQuery['training']>['problems']>;
type Cell = GroupProgress_RowFragment['cells'][number];

interface ProgressTableProps {
  readonly rows: readonly GroupProgress_RowFragment[];
  /** Of the list, in their order: one column each. */
  readonly problems: Problems;
  readonly training: TrainingRef;
}

/** Names stay in sight while many problems scroll sideways. */
const stuckToLeft = { position: 'sticky', insetInlineStart: 0, bg: 'bg.panel', zIndex: 1 } as const;

/** Members by problems: state, attempts, and when each was active last. */
export function ProgressTable({ rows, problems, training }: ProgressTableProps) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <Box
      position="relative"
      overflowX="auto"
      // Cells that stay have a ground of their own, which would cover the corners of the panel.
      borderRadius="l3"
      tabIndex={0}
      role="region"
      aria-label={t({ id: 'group.tab.progress' })}
    >
      <Table.Root css={{ '& th': { position: 'static' }, '& th, & td': { px: { base: '2', md: '3' } } }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader
              minW={{ base: '8rem', md: '13rem' }}
              css={{ '&&': { ...stuckToLeft, top: 'auto', bg: 'bg.subtle' } }}
            >
              {t({ id: 'group.progress.member' })}
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t({ id: 'group.rank.solved' })}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t({ id: 'group.progress.stuck' })}</Table.ColumnHeader>
            {isPhone ? null : <Table.ColumnHeader>{t({ id: 'group.progress.lastActive' })}</Table.ColumnHeader>}
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
          {rows.map(({ user, solvedCount, stuckCount, lastAt, cells, roster }) => {
            const byProblem = new Map(cells.map((cell) => [cell.problemId, cell]));
            return (
              <Table.Row key={user.id}>
                <Table.Cell css={stuckToLeft}>
                  <RankPerson user={user} roster={roster} hasPicture={!isPhone} />
                  {isPhone && lastAt !== null ? (
                    <Box color="fg.muted" fontSize="xs" title={t({ id: 'group.progress.lastActive' })}>
                      <RelativeTime at={lastAt} />
                    </Box>
                  ) : null}
                </Table.Cell>
                <Table.Cell textAlign="end" fontWeight="medium" whiteSpace="nowrap">
                  {t({ id: 'group.progress.solvedOf' }, { solved: solvedCount, count: problems.length })}
                </Table.Cell>
                <Table.Cell textAlign="end">
                  {stuckCount === 0 ? null : <Badge colorPalette="orange">{stuckCount}</Badge>}
                </Table.Cell>
                {isPhone ? null : (
                  <Table.Cell whiteSpace="nowrap">{lastAt === null ? '–' : <RelativeTime at={lastAt} />}</Table.Cell>
                )}
                {problems.map(({ problem }) => (
                  <Table.Cell key={problem.id} textAlign="center">
                    <ProgressMark cell={byProblem.get(String(problem.id))} />
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

function ProgressMark({ cell }: { readonly cell: Cell | undefined }) {
  const t = useText();
  if (cell === undefined) return null;
  const { status, attempts, lastAt } = cell;
  return (
    <Flex direction="column" align="center" lineHeight="1.2" title={formatDateTime(new Date(lastAt))}>
      <OwnStatusMark status={status} />
      <Box as="span" fontSize="xs" color="fg.muted" whiteSpace="nowrap">
        {t({ id: 'group.progress.attempts' }, { count: attempts })}
      </Box>
    </Flex>
  );
}
