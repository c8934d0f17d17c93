import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { DifficultyBadge } from '../../../../components/difficulty-badge.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  ReviewsDocument,
  useDropReviewMutation,
  useSkipReviewMutation,
  useSnoozeReviewMutation,
  type Review_CardFragment,
} from './review.generated.ts';

const changed = { refetchQueries: [ReviewsDocument], awaitRefetchQueries: true };

/** A problem of the review queue, with what can be done instead of solving it. */
export function ReviewRow({
  card: { problem, stage, dueAt, isDue, solvedAt },
}: {
  readonly card: Review_CardFragment;
}) {
  const t = useText();
  const act = useAct();
  const [snooze, { loading: isSnoozing }] = useSnoozeReviewMutation(changed);
  const [skip, { loading: isSkipping }] = useSkipReviewMutation(changed);
  const [drop, { loading: isDropping }] = useDropReviewMutation(changed);
  const isBusy = isSnoozing || isSkipping || isDropping;
  const variables = { input: { problemId: String(problem.id) } };
  return (
    <Flex as="li" px="3" py="2" gap="3" wrap="wrap" align="center" layerStyle="row">
      <Box flex="1" minW="14rem">
        <Flex align="center" gap="2" minW="0">
          <chakra.span color="fg.muted" fontSize="xs" flexShrink="0">
            {problem.displayId}
          </chakra.span>
          <TextLink
            to={`/problem/${encodeURIComponent(problem.displayId)}`}
            fontWeight="medium"
            py="1"
            overflowWrap="anywhere"
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
      <Flex as="div" role="group" aria-label={t({ id: 'review.actions' }, { id: problem.displayId })} gap="1">
        <Button
          size="xs"
          variant="outline"
          disabled={isBusy}
          onClick={() =>
            void act(async () => (await snooze({ variables })).data?.snoozeReview, t({ id: 'review.snoozed' }))
          }
        >
          {t({ id: 'review.snooze' })}
        </Button>
        <Button
          size="xs"
          variant="outline"
          disabled={isBusy}
          onClick={() =>
            void act(async () => (await skip({ variables })).data?.skipReview, t({ id: 'review.skipped' }))
          }
        >
          {t({ id: 'review.skip' })}
        </Button>
        <Button
          size="xs"
          variant="ghost"
          disabled={isBusy}
          onClick={() =>
            void act(async () => (await drop({ variables })).data?.dropReview, t({ id: 'review.dropped' }))
          }
        >
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
