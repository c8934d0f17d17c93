import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { DecideForm } from './decide-form.tsx';
import { ModeratedText } from './moderated-text.tsx';
import { useUnlockModeratedTextMutation, type QueueRow_TextFragment } from './moderation.generated.ts';

interface DecideDialogProps {
  readonly item: QueueRow_TextFragment;
  readonly onClose: () => void;
}

/** Decides on a reported text; closing it without a decision frees the text for other moderators. */
export function DecideDialog({ item, onClose }: DecideDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  const [unlock] = useUnlockModeratedTextMutation();
  const leave = () => {
    unlock({ variables: { input: { id: item.id } } }).catch(() => undefined);
    onClose();
  };
  return (
    <SheetDialog title={t({ id: 'moderation.decideTitle' })} size="md" focusesField onClose={leave}>
      <ModeratedText text={item.text} />
      {account === undefined ? null : <DecideForm text={item.text} account={account} onDone={onClose} />}
    </SheetDialog>
  );
}
