import { Box, Heading } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { CaseList } from './case-list.tsx';
import { GroupAccordion } from './group-accordion.tsx';
import type { SubmissionCases_SubmissionFragment } from './submission-page.generated.ts';

/** From this many cases on a cell takes the place of a card. */
const compactFrom = 20;

/** The test cases: in groups when the problem scores by groups, else one by one; nothing when they may not be seen. */
export function SubmissionCases({ submission }: { readonly submission: SubmissionCases_SubmissionFragment }) {
  const t = useText();
  const { cases, groups } = submission;
  // A group of groups has no cases of its own: its parts are shown.
  const shown = groups?.filter((group) => group.cases.length > 0) ?? [];
  if (shown.length === 0 && (cases === null || cases.length === 0)) return null;
  const isCompact = (cases ?? []).length >= compactFrom;
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'submission.cases' })}
      </Heading>
      {shown.length > 0 ? (
        <GroupAccordion groups={shown} isCompact={isCompact} />
      ) : (
        <CaseList cases={cases ?? []} isCompact={isCompact} />
      )}
    </Box>
  );
}
