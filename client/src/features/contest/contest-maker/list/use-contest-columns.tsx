import { Badge, Box } from '@chakra-ui/react';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import type { Column } from '../../../../components/data-table/column.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ContestActs } from './contest-acts.tsx';
import type { ManagedContestRow_ContestFragment } from './managed-contests.generated.ts';

const statuses = {
  SCHEDULED: { palette: 'accent', label: message({ id: 'maker.status.scheduled' }) },
  RUNNING: { palette: 'green', label: message({ id: 'maker.status.running' }) },
  ENDED: { palette: 'gray', label: message({ id: 'maker.status.ended' }) },
} as const;

const access = {
  PUBLIC: message({ id: 'maker.access.public' }),
  PRIVATE: message({ id: 'maker.access.private' }),
  PROTECTED: message({ id: 'maker.access.protected' }),
} as const;

/** Columns of the list of contests. */
export function useContestColumns(): readonly Column<ManagedContestRow_ContestFragment>[] {
  const t = useText();
  const { desk, groupId } = useContestDesk();
  return [
    {
      id: 'id',
      head: t({ id: 'table.id' }),
      kind: 'name',
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ id }) => id,
    },
    {
      id: 'title',
      head: t({ id: 'maker.title' }),
      kind: 'name',
      cell: ({ id, title }) => (
        <Box fontWeight="medium" minW="8rem">
          <TextLink to={`${desk}/${id}/edit`}>{title}</TextLink>
        </Box>
      ),
    },
    {
      id: 'status',
      head: t({ id: 'table.state' }),
      isShort: true,
      cell: ({ status }) => (
        <Badge size="sm" colorPalette={statuses[status].palette}>
          {t(statuses[status].label)}
        </Badge>
      ),
    },
    { id: 'type', head: t({ id: 'maker.type' }), isShort: true, cell: ({ type }) => <Badge size="sm">{type}</Badge> },
    {
      id: 'access',
      head: t({ id: 'maker.access' }),
      isShort: true,
      cell: (contest) => (
        <Badge size="sm">
          {groupId !== null && contest.access === 'PUBLIC'
            ? t({ id: 'maker.access.members' })
            : t(access[contest.access])}
        </Badge>
      ),
    },
    {
      id: 'start',
      head: t({ id: 'maker.startsAt' }),
      orders: { asc: 'START', desc: 'START_DESC' },
      cell: ({ startsAt }) => formatMinute(new Date(startsAt)),
    },
    { id: 'end', head: t({ id: 'maker.endsAt' }), cell: ({ endsAt }) => formatMinute(new Date(endsAt)) },
    { id: 'author', head: t({ id: 'maker.author' }), cell: ({ author }) => author },
    {
      id: 'counts',
      head: t({ id: 'maker.countsHead' }),
      isExtra: true,
      cell: ({ problemCount, participantCount, submissionCount }) =>
        t(
          { id: 'maker.counts' },
          { problems: problemCount, participants: participantCount, submissions: submissionCount },
        ),
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (contest) => <ContestActs contest={contest} />,
    },
  ];
}
