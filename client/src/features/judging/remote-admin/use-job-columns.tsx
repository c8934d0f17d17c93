import { Badge, Box, Button } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { remoteModes } from '../../../components/remote/remote-looks.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RemoteJobRow_JobFragment } from './remote-admin.generated.ts';
import { jobStates } from './remote-texts.ts';

type Job = RemoteJobRow_JobFragment;

/** Columns of the list of remote submissions. @param onOpen shows one. */
export function useJobColumns(onOpen: (job: Job) => void): readonly Column<Job>[] {
  const t = useText();
  return [
    {
      id: 'submission',
      head: t({ id: 'remoteAdmin.submission' }),
      kind: 'name',
      cell: ({ submissionId, attempt }) => (
        <>
          <TextLink to={`/submission-detail/${submissionId}`}>#{submissionId}</TextLink>
          {attempt === 1 ? null : (
            <Box as="span" fontSize="xs" color="fg.muted">
              {' '}
              {t({ id: 'remoteAdmin.attempt' }, { count: attempt })}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'problem',
      head: t({ id: 'remoteAdmin.problem' }),
      cell: ({ judgeKey, ref, problemDisplayId }) => (
        <TextLink to={`/problem/${encodeURIComponent(problemDisplayId)}`}>{`${judgeKey}-${ref}`}</TextLink>
      ),
    },
    { id: 'user', head: t({ id: 'remoteAdmin.user' }), cell: ({ username }) => <UserLink username={username} /> },
    {
      id: 'state',
      head: t({ id: 'table.state' }),
      cell: ({ state, reasonText }) => (
        <>
          <Badge size="sm" variant="subtle" colorPalette={jobStates[state].palette}>
            {t(jobStates[state].label)}
          </Badge>
          {reasonText === null || state === 'DONE' ? null : (
            <Box mt="1" fontSize="xs" color="fg.muted">
              {reasonText}
            </Box>
          )}
        </>
      ),
    },
    { id: 'run', head: t({ id: 'remoteAdmin.run' }), cell: ({ runId }) => runId },
    { id: 'mode', head: t({ id: 'remoteAdmin.mode' }), isExtra: true, cell: ({ mode }) => t(remoteModes[mode]) },
    { id: 'account', head: t({ id: 'remoteAdmin.account' }), isExtra: true, cell: ({ accountName }) => accountName },
    {
      id: 'created',
      head: t({ id: 'table.created' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (job) => (
        <Button
          size="xs"
          variant="outline"
          aria-label={t({ id: 'remoteAdmin.openOf' }, { id: `#${job.submissionId}` })}
          onClick={() => onOpen(job)}
        >
          {t({ id: 'remoteAdmin.open' })}
        </Button>
      ),
    },
  ];
}
