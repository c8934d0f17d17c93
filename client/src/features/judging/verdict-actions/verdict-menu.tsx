import { Button, Menu, Portal } from '@chakra-ui/react';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ManualDialog } from './manual-dialog.tsx';
import {
  useCancelSubmissionMutation,
  useRejudgeSubmissionMutation,
  useVerdictActionsQuery,
} from './verdict-actions.generated.ts';

interface VerdictMenuProps {
  readonly submissionId: number;
  /** Opens it; left out: a button of its own. */
  readonly button?: ReactElement;
}

type OpenDialog = 'rejudge' | 'manual' | 'cancel' | 'history' | null;

/**
 * The closing menu gives the focus back to its button; a dialog that is open by then takes that for a click beside it.
 */
const focusBackMs = 100;

/** What super admins do to a verdict. What may be done is asked when the menu opens. */
export function VerdictMenu({ submissionId, button }: VerdictMenuProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { data } = useVerdictActionsQuery({
    variables: { id: submissionId },
    skip: !isOpen && dialog === null,
    fetchPolicy: 'cache-and-network',
  });
  const submission = data?.submission ?? null;
  const [rejudge] = useRejudgeSubmissionMutation();
  const [cancel] = useCancelSubmissionMutation();
  const act = useAct();
  const variables = { id: submissionId };
  const open = (next: OpenDialog) => setTimeout(() => setDialog(next), focusBackMs);
  return (
    <>
      <Menu.Root
        open={isOpen}
        onOpenChange={(details) => setIsOpen(details.open)}
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
      >
        <Menu.Trigger asChild>
          {button ?? (
            <Button
              size="xs"
              variant="outline"
              px="2"
              aria-label={t({ id: 'verdictActions.labelOf' }, { id: `#${submissionId}` })}
            >
              <Icon name="gear" />
              {t({ id: 'verdictActions.label' })}
              <Icon name="chevronDown" size="3" />
            </Button>
          )}
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="11rem">
              <Menu.Item
                value="rejudge"
                disabled={submission?.viewerCanRejudge !== true}
                onClick={() => open('rejudge')}
              >
                {t({ id: 'verdictActions.rejudge' })}
              </Menu.Item>
              <Menu.Item
                value="manual"
                disabled={(submission?.viewerManualStatuses.length ?? 0) === 0}
                onClick={() => open('manual')}
              >
                {t({ id: 'verdictActions.manual' })}
              </Menu.Item>
              <Menu.Item value="cancel" disabled={submission?.viewerCanCancel !== true} onClick={() => open('cancel')}>
                {t({ id: 'verdictActions.cancel' })}
              </Menu.Item>
              <Menu.Item value="history" onClick={() => open('history')}>
                {t({ id: 'verdictActions.history' })}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={dialog === 'rejudge'}
        title={t({ id: 'verdictActions.rejudgeTitle' }, { id: `#${submissionId}` })}
        text={t({ id: 'verdictActions.rejudgeText' })}
        action={t({ id: 'verdictActions.rejudgeDo' })}
        onConfirm={() =>
          void act(
            async () => (await rejudge({ variables })).data?.rejudgeSubmission,
            t({ id: 'verdictActions.rejudged' }),
          )
        }
        onClose={() => setDialog(null)}
      />
      <ConfirmDialog
        isOpen={dialog === 'cancel'}
        title={t({ id: 'verdictActions.cancelTitle' }, { id: `#${submissionId}` })}
        text={t({ id: 'verdictActions.cancelText' })}
        action={t({ id: 'verdictActions.cancelDo' })}
        onConfirm={() =>
          void act(
            async () => (await cancel({ variables })).data?.cancelSubmission,
            t({ id: 'verdictActions.cancelled' }),
          )
        }
        onClose={() => setDialog(null)}
      />
      {dialog === 'manual' && submission !== null ? (
        <ManualDialog submission={submission} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'history' ? <HistoryDialog submissionId={submissionId} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
