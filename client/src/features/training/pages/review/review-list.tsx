import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ReviewRow } from './review-row.tsx';
import type { Review_CardFragment } from './review.generated.ts';
import { reviewElement, useReviewActs } from './use-review-acts.ts';

/** The cards of a page of the review queue; in the place of one that was just dropped the way back. */
export function ReviewList({ cards }: { readonly cards: readonly Review_CardFragment[] }) {
  const t = useText();
  const { listRef, isBusy, dropped, undo, change } = useReviewActs(cards);
  const rows = cards.map((card) => (
    <ReviewRow key={card.problem.id} card={card} isBusy={isBusy} onAct={(name) => void change(card, name)} />
  ));
  return (
    <Box ref={listRef} tabIndex={-1}>
      {rows.length === 0 && dropped === null ? null : (
        <Box as="ul" listStyleType="none">
          {dropped === null
            ? rows
            : rows.toSpliced(
                dropped.index,
                0,
                <DroppedRow key="dropped" card={dropped.card} isBusy={isBusy} onUndo={() => void undo(dropped.card)} />,
              )}
        </Box>
      )}
      {rows.length === 0 ? (
        <EmptyState icon="check" title={t({ id: 'review.none' })} hint={t({ id: 'review.noneHint' })} />
      ) : null}
    </Box>
  );
}

interface DroppedRowProps {
  readonly card: Review_CardFragment;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function DroppedRow({ card: { problem }, isBusy, onUndo }: DroppedRowProps) {
  const t = useText();
  const locale = useLocale();
  const undo = t({ id: 'review.undo' });
  return (
    <Flex as="li" px="3" py="2" gap="3" align="center" layerStyle="row" color="fg.muted">
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {t({ id: 'review.droppedOf' }, { id: problem.displayId, title: problem.title })}
      </chakra.span>
      <Button
        id={reviewElement.undo}
        size="xs"
        variant="outline"
        aria-disabled={isBusy}
        aria-label={withColon(undo, locale) + problem.displayId}
        onClick={onUndo}
      >
        {undo}
      </Button>
    </Flex>
  );
}
