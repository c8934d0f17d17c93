import { Box, Text } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { ManagedUser } from './user-words.ts';
import { useManagedUserSessionsQuery } from './users.generated.ts';

interface SessionsDialogProps {
  readonly user: Pick<ManagedUser, 'id' | 'username'>;
  readonly onClose: () => void;
}

/** Where an account is signed in. */
export function SessionsDialog({ user: { id, username }, onClose }: SessionsDialogProps) {
  const t = useText();
  const { data, error, refetch } = useManagedUserSessionsQuery({
    variables: { userId: id },
    fetchPolicy: 'network-only',
  });
  const sessions = data?.userSessions;
  return (
    <SheetDialog title={t({ id: 'users.sessionsTitle' }, { username })} size="md" onClose={onClose}>
      <LoadingRows data={sessions} error={error} onRetry={() => void refetch()} count={2} />
      <Text color="fg.muted" fontSize="sm" mb="2">
        {t({ id: 'users.sessionsHint' })}
      </Text>
      {sessions?.length === 0 ? <Text color="fg.muted">{t({ id: 'users.noSessions' })}</Text> : null}
      {sessions === undefined || sessions.length === 0 ? null : (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'users.sessions' })}>
          {sessions.map((session) => (
            <Box as="li" key={session.id} py="2" layerStyle="row" fontSize="sm">
              <Box overflowWrap="anywhere">
                {session.address ?? '–'} · {t({ id: 'users.lastUsed' })} <RelativeTime at={session.lastUsedAt} />
              </Box>
              <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                {session.userAgent}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </SheetDialog>
  );
}
