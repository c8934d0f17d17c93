import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { PasswordForm } from './password-form.tsx';

interface PasswordDialogProps {
  /** The viewer is in. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the password of the contest where something was to be done that needs it. */
export function PasswordDialog({ onDone, onClose }: PasswordDialogProps) {
  const t = useText();
  return (
    <SheetDialog size="xs" title={t({ id: 'contest.enterPassword' })} onClose={onClose} pb="4">
      <PasswordForm onDone={onDone} />
    </SheetDialog>
  );
}
