import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';

const ReportFaultDialog = lazy(async () => ({
  default: (await import('./report-fault-dialog.tsx')).ReportFaultDialog,
}));

interface FaultButtonProps {
  readonly problemId: string;
  readonly problemDisplayId: string;
  /** Shows its words where there is little room, too. */
  readonly isAlwaysNamed: boolean;
  readonly look: ButtonProps | undefined;
}

/** Reports a fault of a problem; visitors are asked to sign in. */
export function FaultButton({ isAlwaysNamed, look, ...problem }: FaultButtonProps) {
  const t = useText();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  const label = t({ id: 'problem.reportFault' });
  return (
    <>
      <Button
        size="xs"
        variant="ghost"
        px="2"
        {...look}
        aria-label={label}
        title={label}
        onClick={() => (hasToken ? setOpen(true) : askToSignIn())}
      >
        <Icon name="alert" />
        {isAlwaysNamed ? label : <chakra.span hideBelow="2xl">{label}</chakra.span>}
      </Button>
      <Suspense>{isOpen ? <ReportFaultDialog {...problem} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
