import { Flex } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { problemAddress, problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { ApplicationActs } from './application-acts.tsx';
import type { BankApplicationRow_ApplicationFragment } from './bank-applications.generated.ts';

/** An application by the id of its problem. */
export interface ApplicationRow extends BankApplicationRow_ApplicationFragment {
  readonly id: number;
}

/** Columns of the applications for the public bank. @param onDecided after a decision. */
export function useApplicationColumns(onDecided: () => void): readonly Column<ApplicationRow>[] {
  const t = useText();
  return [
    {
      id: 'displayId',
      head: t({ id: 'author.bank.displayId' }),
      kind: 'name',
      isShort: true,
      cell: ({ problem }) => problem.displayId,
    },
    {
      id: 'title',
      head: t({ id: 'table.title' }),
      kind: 'name',
      cell: ({ problem: { id, displayId, title, groupId } }) => (
        <Flex columnGap="2" wrap="wrap" align="baseline">
          <TextLink to={problemAddress(groupId === null ? null : String(groupId), displayId)} fontWeight="medium">
            {title}
          </TextLink>
          <TextLink to={problemKeepingAddress(null, id, 'jury')} fontSize="xs">
            {t({ id: 'author.jury' })}
          </TextLink>
        </Flex>
      ),
    },
    {
      id: 'group',
      head: t({ id: 'author.bank.group' }),
      cell: ({ groupName, problem }) => <TextLink to={`/group/${problem.groupId}`}>{groupName}</TextLink>,
    },
    {
      id: 'applicant',
      head: t({ id: 'author.bank.applicant' }),
      cell: ({ applicant }) => (applicant === null ? null : <UserLink username={applicant} />),
    },
    {
      id: 'applied',
      head: t({ id: 'author.bank.appliedAt' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ appliedAt }) => (appliedAt === null ? null : <RelativeTime at={appliedAt} />),
    },
    { id: 'reason', head: t({ id: 'author.bank.reason' }), cell: ({ reason }) => reason },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: ({ problem }) => <ApplicationActs problem={problem} onDecided={onDecided} />,
    },
  ];
}
