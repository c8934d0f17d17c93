import { Box } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { DifficultyBadge } from '../../../components/difficulty-badge.tsx';
import { OwnStatusMark } from '../../../components/own-status-mark.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { rowLink } from '../../../components/row-link.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { UpdatedProblems_ProblemFragment } from './home-page.generated.ts';
import { Row } from './row.tsx';
import { Section } from './section.tsx';

/** Problems that were changed last; nothing when there are none. */
export function UpdatedProblems({ problems }: { readonly problems: readonly UpdatedProblems_ProblemFragment[] }) {
  const t = useText();
  if (problems.length === 0) return null;
  const hasMarks = problems.some(({ viewerStatus }) => viewerStatus !== Status.NOT_SUBMITTED);
  return (
    <Section
      title={t({ id: 'home.updated' })}
      aside={
        <TextLink to="/problem" fontSize="sm">
          {t({ id: 'home.all' })}
        </TextLink>
      }
    >
      <Box as="ul" listStyleType="none">
        {problems.map((problem) => (
          <Row key={problem.id}>
            {hasMarks ? (
              <Box w="4" flexShrink="0">
                <OwnStatusMark status={problem.viewerStatus} resetAt={problem.viewerResetAt} />
              </Box>
            ) : null}
            <Box color="fg.muted" w="12" flexShrink="0" truncate hideBelow="sm">
              {problem.displayId}
            </Box>
            <Box minW="0" flex="1" truncate>
              <TextLink to={`/problem/${problem.displayId}`} css={rowLink}>
                {problem.title}
              </TextLink>
            </Box>
            <DifficultyBadge difficulty={problem.difficulty} />
            <Box w="20" textAlign="end" color="fg.muted" fontSize="xs" flexShrink="0" truncate>
              <RelativeTime at={problem.updatedAt} />
            </Box>
          </Row>
        ))}
      </Box>
    </Section>
  );
}
