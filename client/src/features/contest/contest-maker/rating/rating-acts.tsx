import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  ContestRatingDocument,
  useApplyContestRatingMutation,
  useRecomputeRatingsMutation,
  useRevertContestRatingMutation,
  type RatingState_RatingFragment,
} from './contest-rating.generated.ts';

const anew = { refetchQueries: [ContestRatingDocument], awaitRefetchQueries: true };

interface RatingActsProps {
  readonly rating: RatingState_RatingFragment;
  /** Rows of the preview. */
  readonly count: number;
}

/** Apply or take back, and compute all anew, each with what it will do; for super admins. */
export function RatingActs({ rating: { contestId, appliedAt, refusal }, count }: RatingActsProps) {
  const t = useText();
  const act = useAct();
  const [asked, setAsked] = useState<'apply' | 'revert' | 'recompute' | null>(null);
  const [apply, applying] = useApplyContestRatingMutation(anew);
  const [revert, reverting] = useRevertContestRatingMutation(anew);
  const [recompute, recomputing] = useRecomputeRatingsMutation(anew);
  const isBusy = applying.loading || reverting.loading || recomputing.loading;
  const close = () => setAsked(null);
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setAsked('recompute')}>
        {t({ id: 'maker.rating.recompute' })}
      </Button>
      {appliedAt === null ? (
        <Button size="sm" colorPalette="accent" disabled={isBusy || refusal !== null} onClick={() => setAsked('apply')}>
          {t({ id: 'maker.rating.apply' })}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          color="red.fg"
          disabled={isBusy}
          onClick={() => setAsked('revert')}
        >
          {t({ id: 'maker.rating.revert' })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'apply'}
        title={t({ id: 'maker.rating.applyTitle' })}
        text={t({ id: 'maker.rating.applyText' }, { count })}
        action={t({ id: 'maker.rating.apply' })}
        onConfirm={() =>
          void act(
            async () => (await apply({ variables: { contestId } })).data?.applyContestRating,
            t({ id: 'maker.rating.appliedToast' }),
          )
        }
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === 'revert'}
        title={t({ id: 'maker.rating.revertTitle' })}
        text={t({ id: 'maker.rating.revertText' })}
        action={t({ id: 'maker.rating.revert' })}
        onConfirm={() =>
          void act(
            async () => (await revert({ variables: { contestId } })).data?.revertContestRating,
            t({ id: 'maker.rating.revertedToast' }),
          )
        }
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === 'recompute'}
        title={t({ id: 'maker.rating.recomputeTitle' })}
        text={t({ id: 'maker.rating.recomputeText' })}
        action={t({ id: 'maker.rating.recompute' })}
        onConfirm={() => void act(async () => (await recompute()).data, t({ id: 'maker.rating.recomputedToast' }))}
        onClose={close}
      />
    </Flex>
  );
}
