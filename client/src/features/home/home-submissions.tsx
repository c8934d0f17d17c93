import { Box, Flex } from '@chakra-ui/react';
import { EmptyState } from '../../components/empty-state.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import type { HomeSubmissions_SubmissionFragment } from './home-page.generated.ts';
import { Section } from './section.tsx';

/** What was submitted last. @param submissions null while loading. */
export function HomeSubmissions({ submissions }: { readonly submissions: readonly HomeSubmissions_SubmissionFragment[] | null }) {
  const t = useText();
  return (
    <Section title={t({ id: 'home.submissions' })} moreLabel={t({ id: 'home.all' })} moreTo="/status">
      {submissions === null ? <SkeletonRows count={8} height="41px" /> : null}
      {submissions?.length === 0 ? <EmptyState title={t({ id: 'submissionList.none' })} hint={t({ id: 'submissionList.noneHint' })} /> : null}
      <Box as="ul" listStyleType="none">
        {submissions?.map((submission) => (
          <Flex as="li" key={submission.id} align="center" gap="3" px="4" h="41px" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: 0 }}>
            <Box w="4.5rem" flexShrink="0">
              <VerdictBadge status={submission.status} text="short" />
            </Box>
            <Box minW="0" flex="1" truncate>
              <TextLink to={`/submission-detail/${submission.id}`}>{submission.problem.title}</TextLink>
              <Box as="span" color="fg.muted" ms="2">
                {submission.user.username}
              </Box>
            </Box>
            <Box color="fg.muted" fontSize="xs" flexShrink="0">
              <RelativeTime at={submission.submittedAt} />
            </Box>
          </Flex>
        ))}
      </Box>
    </Section>
  );
}
