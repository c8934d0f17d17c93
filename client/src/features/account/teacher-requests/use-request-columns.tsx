import { Box, Button, Flex } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { TeacherRequestRow_RequestFragment } from './teacher-requests.generated.ts';

type Request = TeacherRequestRow_RequestFragment;

interface ColumnsWanted {
  /** Were the requests of the list decided on? */
  readonly isDecided: boolean;
  readonly onDecide: (request: Request, isAccepted: boolean) => void;
}

/** Columns of the requests to be a teacher. */
export function useRequestColumns({ isDecided, onDecide }: ColumnsWanted): readonly Column<Request>[] {
  const t = useText();
  const columns: readonly Column<Request>[] = [
    {
      id: 'user',
      head: t({ id: 'users.username' }),
      kind: 'name',
      cell: ({ username }) => <UserLink username={username} />,
    },
    { id: 'school', head: t({ id: 'users.school' }), cell: ({ school }) => school },
    {
      id: 'reason',
      head: t({ id: 'users.teacher.why' }),
      width: '35%',
      cell: ({ reason }) => <Box whiteSpace="pre-wrap">{reason}</Box>,
    },
    {
      id: 'created',
      head: t({ id: 'users.teacher.asked' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'decided',
      head: t({ id: 'users.teacher.decision' }),
      cell: ({ decidedAt, decidedBy, answer }) =>
        decidedAt === null ? null : (
          <>
            <Flex columnGap="2" wrap="wrap" color="fg.muted">
              {decidedBy === null ? null : <span>{t({ id: 'users.teacher.by' }, { username: decidedBy })}</span>}
              <RelativeTime at={decidedAt} />
            </Flex>
            {answer}
          </>
        ),
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (request) => <Acts request={request} onDecide={(isAccepted) => onDecide(request, isAccepted)} />,
    },
  ];
  return columns.filter(({ id }) => isDecided || id !== 'decided');
}

interface ActsProps {
  readonly request: Pick<Request, 'username' | 'state'>;
  readonly onDecide: (isAccepted: boolean) => void;
}

/** What can be decided of a request now: one that was declined can be accepted later. */
function Acts({ request: { username, state }, onDecide }: ActsProps) {
  const t = useText();
  if (state === 'ACCEPTED') return null;
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      <Button
        size="xs"
        colorPalette="accent"
        aria-label={t({ id: 'users.teacher.acceptOf' }, { username })}
        onClick={() => onDecide(true)}
      >
        {t({ id: 'users.teacher.accept' })}
      </Button>
      {state === 'OPEN' ? (
        <Button
          size="xs"
          variant="outline"
          aria-label={t({ id: 'users.teacher.declineOf' }, { username })}
          onClick={() => onDecide(false)}
        >
          {t({ id: 'users.teacher.decline' })}
        </Button>
      ) : null}
    </Flex>
  );
}
