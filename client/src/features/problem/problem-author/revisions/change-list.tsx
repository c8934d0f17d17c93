import { Box, Text } from '@chakra-ui/react';
import { DiffText } from '../../../../components/text-diff/diff-text.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { fieldName } from './field-name.ts';
import type { ProblemRevisionDiffQuery } from './revisions.generated.ts';
import { valueName } from './value-name.ts';

interface ChangeListProps {
  readonly changes: NonNullable<ProblemRevisionDiffQuery['problemRevisionDiff']>;
}

/** What changed, field by field. */
export function ChangeList({ changes }: ChangeListProps) {
  const t = useText();
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
