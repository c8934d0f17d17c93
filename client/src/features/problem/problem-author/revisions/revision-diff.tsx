import { Text } from '@chakra-ui/react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ChangeList } from './change-list.tsx';
import { useProblemRevisionDiffQuery } from './revisions.generated.ts';

interface RevisionDiffProps {
  readonly problemId: number;
  readonly from: number;
  readonly to: number;
}

/** What changed between two revisions, field by field. */
export function RevisionDiff({ problemId, from, to }: RevisionDiffProps) {
  const t = useText();
  const { data, error, refetch } = useProblemRevisionDiffQuery({ variables: { id: problemId, from, to } });
  const changes = data?.problemRevisionDiff;
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (changes === undefined) return <SkeletonRows count={3} height="64px" />;
  if (changes === null) return <Text color="fg.muted">{t({ id: 'author.revisionGone' })}</Text>;
  return <ChangeList changes={changes} />;
}
