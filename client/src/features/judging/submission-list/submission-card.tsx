import { Box, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { VerdictMarks } from '../../../components/verdict-marks.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { placeOfSubmission } from '../../../lib/submission/submission-place.ts';
import { ResubmitButton } from './resubmit-button.tsx';
import type { RowActions } from './row-actions.ts';
import { scoreText } from './score-text.ts';
import type { SubmissionTable_SubmissionFragment } from './submission-list.generated.ts';

interface SubmissionCardProps {
  readonly submission: SubmissionTable_SubmissionFragment;
  readonly actions: RowActions;
}

/** A submission as a card, for phones. */
export function SubmissionCard({ submission, actions }: SubmissionCardProps) {
  const t = useText();
  const place = placeOfSubmission(submission);
  return (
    <Box as="li" px="3" py="2.5" layerStyle="row">
      <Flex align="center" justify="space-between" gap="2">
        <Flex align="center" gap="1.5" wrap="wrap">
          <VerdictBadge status={submission.status} />
          <VerdictMarks isManual={submission.isManual} isOutdated={submission.isOutdated ?? false} />
          {submission.viewerCanResubmit ? <ResubmitButton submissionId={submission.id} /> : null}
        </Flex>
        <Flex align="center" gap="1">
          <TextLink to={place.submissionAddress} py="1">
            #{submission.id}
          </TextLink>
          {actions?.(submission.id)}
        </Flex>
      </Flex>
      <Flex mt="1" align="center" justify="space-between" gap="2">
        <Box minW="0" truncate>
          <TextLink to={place.problemAddress}>
            {submission.contestId === null ? place.title : `${place.displayId} ${place.title}`}
          </TextLink>
        </Box>
        <Box color="fg.muted" flexShrink="0">
          <UserLink username={submission.user.username} />
        </Box>
      </Flex>
      <Flex mt="1" gap="3" wrap="wrap" color="fg.muted" fontSize="xs">
        <span>{submission.languageName}</span>
        {submission.score === null ? null : (
          <span>{t({ id: 'submission.scoreIs' }, { score: scoreText(submission) ?? '' })}</span>
        )}
        {submission.timeMs === null ? null : <span>{formatTime(submission.timeMs)}</span>}
        {submission.memoryKb === null ? null : <span>{formatMemory(submission.memoryKb)}</span>}
        <Box as="span" ms="auto">
          <RelativeTime at={submission.submittedAt} />
        </Box>
      </Flex>
    </Box>
  );
}
