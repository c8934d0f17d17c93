import { Button } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';
import { showToast } from '../lib/toast/toast-store.ts';
import { Icon } from './icon/icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers: "Copy input of sample 1". */
  readonly label: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t({ id: 'copy.done' }));
    } catch {
      showToast('error', t({ id: 'copy.failed' }));
    }
  };
  return (
    <Button size="2xs" variant="ghost" aria-label={label} onClick={() => void copy()}>
      <Icon name="copy" size="3.5" />
      {t({ id: 'copy.action' })}
    </Button>
  );
}
