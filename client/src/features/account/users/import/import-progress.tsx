import { Box } from '@chakra-ui/react';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { isUnderWay } from './import-states.ts';
import { useUserImportChangedSubscription, type UserImport_ImportFragment } from './import-users.generated.ts';

interface ImportProgressProps {
  readonly of: UserImport_ImportFragment;
  readonly onEnd?: () => void;
}

/** How far an import is, as it is pushed. */
export function ImportProgress({ of: { id, state, hashedCount: done, totalCount: total }, onEnd }: ImportProgressProps) {
  const t = useText();
  // What comes goes into the cache, which the page shows.
  useUserImportChangedSubscription({
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data !== undefined && !isUnderWay(data.userImportChanged.state)) onEnd?.();
    },
  });
  return (
    <Box>
      <Box mb="1" fontSize="sm">
        {state === 'WAITING' ? t({ id: 'users.importWaiting' }) : t({ id: 'users.importRunning' }, { done, total })}
      </Box>
      <ProgressBar label={t({ id: 'users.importProgress' })} share={total === 0 ? 0 : done / total} />
    </Box>
  );
}
