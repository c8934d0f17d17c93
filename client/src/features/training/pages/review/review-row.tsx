import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { DifficultyBadge } from '../../../../components/difficulty-badge.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { Review_CardFragment } from './review.generated.ts';
import { reviewElement, type ReviewAct } from './use-review-acts.ts';

interface ReviewRowProps {
  readonly card: Review_CardFragment;
  /** Something is being done, here or elsewhere in the queue. */
  readonly isBusy: boolean;
  readonly onAct: (act: ReviewAct) => void;
}

/** A problem of the review queue, with what can be done instead of solving it. */
export function ReviewRow({ card: { problem, stage, dueAt, isDue, solvedAt }, isBusy, onAct }: ReviewRowProps) {
  const t = useText();
  return (
    <Flex as="li" px="3" py="2" gap="3" wrap="wrap" align="center" layerStyle="row">
      <Box flex="1" minW="14rem">
        <Flex align="center" gap="2" minW="0">
          <chakra.span color="fg.muted" fontSize="xs" flexShrink="0">
            {problem.displayId}
          </chakra.span>
          <TextLink
            id={reviewElement.title(problem.id)}
            to={`/problem/${encodeURIComponent(problem.displayId)}`}
            fontWeight="medium"
            py="1"
          >
            {problem.title}
          </TextLink>
          <DifficultyBadge difficulty={problem.difficulty} />
        </Flex>
        <Flex color="fg.muted" fontSize="xs" gap="3" wrap="wrap" align="center">
          {isDue ? (
            <Badge size="sm">{t({ id: 'review.due' })}</Badge>
          ) : dueAt === null ? null : (
            <span>{t({ id: 'review.later' }, { date: formatDateTime(new Date(dueAt)).slice(0, 10) })}</span>
          )}
          <span>{t({ id: 'review.stage' }, { number: stage + 1 })}</span>
          {solvedAt === null ? null : <SolvedAgo at={solvedAt} />}
        </Flex>
      </Box>
      {/* Not disabled, which would take the focus from them before it moves on. */}
      <Flex as="div" role="group" aria-label={t({ id: 'review.actions' }, { id: problem.displayId })} gap="1">
        <Button size="xs" variant="outline" aria-disabled={isBusy} onClick={() => onAct('snooze')}>
          {t({ id: 'review.snooze' })}
        </Button>
        <Button size="xs" variant="outline" aria-disabled={isBusy} onClick={() => onAct('skip')}>
          {t({ id: 'review.skip' })}
        </Button>
        <Button size="xs" variant="ghost" aria-disabled={isBusy} onClick={() => onAct('drop')}>
          {t({ id: 'review.drop' })}
        </Button>
      </Flex>
    </Flex>
  );
}

function SolvedAgo({ at }: { readonly at: string }) {
  const t = useText();
  return (
    <span>
      {t({ id: 'review.solved' })} <RelativeTime at={at} />
    </span>
  );
}
