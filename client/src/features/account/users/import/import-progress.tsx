import { Box } from '@chakra-ui/react';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useUserImportChangedSubscription, type UserImport_ImportFragment } from './import-users.generated.ts';

/** How far an import is, as it is pushed. */
export function ImportProgress({ of }: { readonly of: UserImport_ImportFragment }) {
  const t = useText();
  const { id, state, hashedCount: done, totalCount: total } = of;
  // What comes goes into the cache, which the page shows.
  useUserImportChangedSubscription({ variables: { id }, ignoreResults: true });
  return (
    <Box>
      <Box mb="1" fontSize="sm">
        {state === 'WAITING' ? t({ id: 'users.importWaiting' }) : t({ id: 'users.importRunning' }, { done, total })}
      </Box>
      <ProgressBar label={t({ id: 'users.importProgress' })} share={total === 0 ? 0 : done / total} />
    </Box>
  );
}
