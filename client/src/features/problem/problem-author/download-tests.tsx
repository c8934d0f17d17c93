import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { downloadTests } from './fetch-tests.ts';

interface DownloadTestsProps {
  readonly problemId: number;
  readonly displayId: string;
  readonly label: string;
  /** What it is called where there are several. */
  readonly name?: string;
  /** In a row of acts it looks like the others. */
  readonly isInRow?: boolean;
}

/** Fetches the tests of a problem as an archive. */
export function DownloadTests({ problemId, displayId, label, name, isInRow = false }: DownloadTestsProps) {
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
  return (
    <Button
      size="xs"
      {...(isInRow ? { variant: 'ghost', px: '2' } : { variant: 'outline' })}
      disabled={isFetching}
      aria-label={name}
      onClick={() => void fetchTests()}
    >
      {label}
    </Button>
  );
}
