import { Box, Heading } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { CaseGrid } from './case-grid.tsx';
import { GroupAccordion } from './group-accordion.tsx';
import type { SubmissionCases_SubmissionFragment } from './submission-page.generated.ts';

/** The test cases: in groups when the problem scores by groups, else one by one; nothing when they may not be seen. */
export function SubmissionCases({ submission }: { readonly submission: SubmissionCases_SubmissionFragment }) {
  const t = useText();
  const { cases, groups } = submission;
  const hasGroups = groups !== null && groups.length > 0;
  if (!hasGroups && (cases === null || cases.length === 0)) return null;
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'submission.cases' })}
      </Heading>
      {hasGroups ? <GroupAccordion groups={groups} /> : <CaseGrid cases={cases ?? []} />}
    </Box>
  );
}
