import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { FailingCheckerList } from './failing-checker-list.tsx';
import { useFailingCheckersQuery } from './includes.generated.ts';

/** How often it is asked while checkers are compiled, in milliseconds. */
const pollMs = 2_000;

/** Whose checkers do not compile, and why; nothing while all do. */
export function FailingCheckers() {
  const t = useText();
  const language = useLocale();
  const { data, startPolling, stopPolling } = useFailingCheckersQuery({
    variables: { language },
    fetchPolicy: 'cache-and-network',
  });
  const { pendingCount = 0, failingCount = 0, failing = [] } = data?.checkerHealth ?? {};
  const isPending = pendingCount > 0;
  useEffect(() => {
    if (isPending) startPolling(pollMs);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);
  return (
    <>
      <Box role="status" mt="4" color="fg.muted">
        {isPending ? t({ id: 'includes.checkersCompiling' }, { count: pendingCount }) : null}
      </Box>
      {failingCount === 0 ? null : <FailingCheckerList failing={failing} count={failingCount} />}
    </>
  );
}
