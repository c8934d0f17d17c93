import { Button, Menu, Portal, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { withColon } from '../../lib/intl/with-colon.ts';
import { askShownAgain } from '../../lib/live/ask-shown-again.ts';
import {
  useAddReviewMutation,
  useResetProgressMutation,
  useRestoreProgressMutation,
  type PracticeMenu_ProblemFragment,
} from '../../lib/practice/practice.generated.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Icon } from '../icon/icon.tsx';

export interface PracticeMenuProps extends Omit<ButtonProps, 'children'> {
  readonly problem: PracticeMenu_ProblemFragment;
}

/** Its button, and what it opens. */
export function PracticeActs({ problem, ...look }: PracticeMenuProps) {
  const t = useText();
  const locale = useLocale();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [add] = useAddReviewMutation();
  const [reset, { client }] = useResetProgressMutation();
  const [restore] = useRestoreProgressMutation();
  const variables = { input: { problemId: String(problem.id) } };
  const isWaiting = problem.viewerReview !== null && problem.viewerReview.dueAt !== null;
  const isReset = problem.viewerResetAt !== null;
  // Marks of rows and the next problem of a training follow from it.
  const refetchTraining = () => askShownAgain(client, ['TrainingFrame', 'TrainingProblems']);
  const [isJustReset, setJustReset] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustReset) undoButton.current?.focus();
  }, [isJustReset]);
  const undo = async () => {
    if (!(await act(async () => (await restore({ variables })).data?.restoreProgress, t({ id: 'review.restored' }))))
      return;
    menuButton.current?.focus();
    setJustReset(false);
    refetchTraining();
  };
  const startAgain = async () => {
    const offer = { label: t({ id: 'review.undo' }), act: () => void undo(), isOffer: true };
    if (
      !(await act(async () => (await reset({ variables })).data?.resetProgress, t({ id: 'review.resetDone' }), offer))
    )
      return;
    setJustReset(true);
    refetchTraining();
  };
  const label = t({ id: 'review.practice' });
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button
            size="xs"
            variant="ghost"
            px="2"
            {...look}
            ref={menuButton}
            aria-label={withColon(label, locale) + problem.displayId}
            title={label}
          >
            <Icon name="reset" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item
                value="review"
                disabled={isWaiting || isReset}
                onClick={() =>
                  void act(async () => (await add({ variables })).data?.addReview, t({ id: 'review.added' }))
                }
              >
                {isWaiting
                  ? t({ id: 'review.inQueue' })
                  : isReset
                    ? t({ id: 'review.afterSolved' })
                    : t({ id: 'review.add' })}
              </Menu.Item>
              {isReset ? (
                <Menu.Item value="restore" onClick={() => void undo()}>
                  {t({ id: 'review.restore' })}
                </Menu.Item>
              ) : (
                <Menu.Item value="reset" onClick={() => setAsking(true)}>
                  {t({ id: 'review.reset' })}
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isJustReset && isReset ? (
        <Button
          ref={undoButton}
          size="2xs"
          variant="outline"
          ms="1"
          aria-label={withColon(t({ id: 'review.undo' }), locale) + problem.displayId}
          onClick={() => void undo()}
        >
          {t({ id: 'review.undo' })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'review.resetTitle' }, { id: problem.displayId })}
        text={t({ id: 'review.resetText' })}
        action={t({ id: 'review.reset' })}
        onConfirm={() => void startAgain()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
