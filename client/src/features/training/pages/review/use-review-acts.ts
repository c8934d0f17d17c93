import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  ReviewsDocument,
  useDropReviewMutation,
  useRestoreReviewMutation,
  useSkipReviewMutation,
  useSnoozeReviewMutation,
  type Review_CardFragment,
} from './review.generated.ts';

type Card = Review_CardFragment;

/** What can be done instead of solving a problem. */
export type ReviewAct = 'snooze' | 'skip' | 'drop';

/** A card that was just dropped, and its place among the others. */
interface DroppedCard {
  readonly card: Card;
  readonly index: number;
}

/** Elements that the focus goes to. */
export const reviewElement = { title: (id: number) => `review-${id}`, undo: 'review-undo' };

const changed = { refetchQueries: [ReviewsDocument], awaitRefetchQueries: true };

/**
 * Acts on the cards of the review queue. The focus goes on to the next card, since the one acted on moves or goes; from
 * a dropped card to the button that takes the drop back.
 *
 * @param cards of the page that is shown.
 */
export function useReviewActs(cards: readonly Card[]) {
  const t = useText();
  const act = useAct();
  const [snooze] = useSnoozeReviewMutation(changed);
  const [skip] = useSkipReviewMutation(changed);
  const [drop] = useDropReviewMutation(changed);
  const [restore] = useRestoreReviewMutation(changed);
  const [isBusy, setBusy] = useState(false);
  const [dropped, setDropped] = useState<DroppedCard | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  /** Ids of elements, of which the first in the page gets the focus. A new array for each act. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const found = wanted.map((id) => document.getElementById(id)).find((element) => element !== null);
    (found ?? listRef.current)?.focus();
  }, [wanted]);

  const attempt = async (...wish: Parameters<typeof act>) => {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await act(...wish);
    setBusy(false);
    return isDone;
  };
  const inputOf = (card: Card) => ({ variables: { input: { problemId: String(card.problem.id) } } });
  const undo = async (card: Card) => {
    if (!(await attempt(async () => (await restore(inputOf(card))).data?.restoreReview, t({ id: 'review.undropped' }))))
      return;
    setDropped(null);
    setWanted([reviewElement.title(card.problem.id)]);
  };
  const sends: Readonly<Record<ReviewAct, (card: Card) => Promise<Outcome>>> = {
    snooze: async (card) => (await snooze(inputOf(card))).data?.snoozeReview,
    skip: async (card) => (await skip(inputOf(card))).data?.skipReview,
    drop: async (card) => (await drop(inputOf(card))).data?.dropReview,
  };
  const done = {
    snooze: t({ id: 'review.snoozed' }),
    skip: t({ id: 'review.skipped' }),
    drop: t({ id: 'review.dropped' }),
  };
  return {
    listRef,
    isBusy,
    dropped,
    undo,
    async change(card: Card, name: ReviewAct) {
      const index = cards.findIndex(({ problem }) => problem.id === card.problem.id);
      const offer =
        name === 'drop' ? { label: t({ id: 'review.undo' }), act: () => void undo(card), isOffer: true } : undefined;
      if (!(await attempt(async () => sends[name](card), done[name], offer))) return;
      setDropped(name === 'drop' ? { card, index } : null);
      const others = [cards[index + 1], card, cards[index - 1]].flatMap((one) => (one ? [one.problem.id] : []));
      setWanted(name === 'drop' ? [reviewElement.undo] : others.map((id) => reviewElement.title(id)));
    },
  };
}
