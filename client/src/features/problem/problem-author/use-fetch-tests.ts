import { useState } from 'react';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { downloadTests } from './fetch-tests.ts';

/** Fetches the tests of a problem as an archive. */
export function useFetchTests(problemId: number, displayId: string) {
  const t = useText();
  const [isFetching, setFetching] = useState(false);
  const fetchTests = async () => {
    setFetching(true);
    try {
      const refusal = await downloadTests(problemId, displayId);
      if (refusal !== null) showToast('error', refusal === '' ? t({ id: 'error.server' }) : refusal);
    } catch (error) {
      showToast('error', failureText(t, error));
    } finally {
      setFetching(false);
    }
  };
  return { isFetching, fetchTests };
}
