import { Button, Group } from '@chakra-ui/react';
import { message } from '../lib/intl/message.ts';
import { useText } from '../lib/intl/use-text.ts';
import { openAuthDialog } from '../lib/session/auth-dialog-store.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

interface MineSwitchProps {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly onlyMine: boolean;
  readonly onChange: (onlyMine: boolean) => void;
}

/** All of a list, or the viewer's own; visitors are asked to sign in. */
export function MineSwitch({ label, onlyMine, onChange }: MineSwitchProps) {
  const t = useText();
  const { hasToken } = useViewer();
  const choose = (isMine: boolean) => {
    if (isMine && !hasToken) {
      openAuthDialog({ tab: 'signIn', reason: 'needed' });
      return;
    }
    onChange(isMine);
  };
  return (
    <Group attached role="group" aria-label={label}>
      {[false, true].map((isMine) => (
        <Button
          key={String(isMine)}
          size="sm"
          variant={isMine === onlyMine ? 'subtle' : 'outline'}
          colorPalette={isMine === onlyMine ? 'accent' : 'gray'}
          aria-pressed={isMine === onlyMine}
          onClick={() => choose(isMine)}
        >
          {t(isMine ? message({ id: 'submissionList.mine' }) : message({ id: 'submissionList.all' }))}
        </Button>
      ))}
    </Group>
  );
}
