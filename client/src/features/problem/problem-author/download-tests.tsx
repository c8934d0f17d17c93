import { Button } from '@chakra-ui/react';
import { useFetchTests } from './use-fetch-tests.ts';

interface DownloadTestsProps {
  readonly problemId: number;
  readonly displayId: string;
  readonly label: string;
}

/** Fetches the tests of a problem as an archive. */
export function DownloadTests({ problemId, displayId, label }: DownloadTestsProps) {
  const { isFetching, fetchTests } = useFetchTests(problemId, displayId);
  return (
    <Button size="xs" variant="outline" disabled={isFetching} onClick={() => void fetchTests()}>
      {label}
    </Button>
  );
}
