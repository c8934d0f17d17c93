import { Box, Text } from '@chakra-ui/react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { RemoteRow } from './remote-row.tsx';
import { useRemoteAccountsQuery } from './remote.generated.ts';

/** Judges of others: as whom the viewer submits there. */
export function RemoteAccounts() {
  const t = useText();
  const { data, error, refetch } = useRemoteAccountsQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    if (error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows count={3} />;
  }
  const judges = data.ownRemoteJudges.filter(
    ({ provesHandles, takesSession, isHandleProvable, canBrowse }) =>
      provesHandles || takesSession || (!isHandleProvable && canBrowse),
  );
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted" mb="3">
        {t({ id: 'remoteAccount.help' })}
      </Text>
      <Box as="ul" listStyleType="none">
        {judges.map((judge) => (
          <RemoteRow key={judge.key} judge={judge} />
        ))}
      </Box>
    </Box>
  );
}
