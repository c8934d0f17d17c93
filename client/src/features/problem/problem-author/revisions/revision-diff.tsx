import { Box, Text } from '@chakra-ui/react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { DiffText } from '../../../../components/text-diff/diff-text.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { fieldName } from './field-name.ts';
import { useProblemRevisionDiffQuery } from './revisions.generated.ts';
import { valueName } from './value-name.ts';

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
  if (changes.length === 0) return <Text color="fg.muted">{t({ id: 'author.noChanges' })}</Text>;
  return changes.map(({ field, parts }) => (
    <Box as="section" key={field} aria-label={fieldName(t, field)} mb="4">
      <Box fontSize="sm" fontWeight="medium" mb="1">
        {fieldName(t, field)}
      </Box>
      <Box px="3" py="2" bg="bg.subtle" borderWidth="1px" borderRadius="l2">
        <DiffText parts={parts.map(({ kind, text }) => ({ kind, text: valueName(t, field, text) }))} />
      </Box>
    </Box>
  ));
}
