import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { ReportDialog, type ReportedText } from './report-dialog.tsx';

interface ReportButtonProps extends ButtonProps {
  readonly on: ReportedText;
  /** Says to screen readers whose text it is, where several are on the page. */
  readonly label?: string;
}

/** Reports a text; visitors are asked to sign in. */
export function ReportButton({ on, label, ...look }: ReportButtonProps) {
  const t = useText();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        {...look}
        {...(label !== undefined && { 'aria-label': label })}
        onClick={() => (hasToken ? setOpen(true) : askToSignIn())}
      >
        {t({ id: 'report.report' })}
      </Button>
      {isOpen ? <ReportDialog on={on} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
