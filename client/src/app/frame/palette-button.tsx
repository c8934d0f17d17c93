import { Button } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { isPaletteOpenStore } from '../../lib/keyboard/palette-store.ts';

/** Who presses with a finger has no keys. */
const finger = window.matchMedia('(pointer: coarse)');

/** Opens the command palette, and tells its key. */
export function PaletteButton() {
  const t = useText();
  return (
    <Button
      size="xs"
      variant="ghost"
      px="1"
      aria-label={t({ id: 'palette.open' })}
      aria-haspopup="dialog"
      title={t(finger.matches ? message({ id: 'palette.open' }) : message({ id: 'palette.openByKey' }))}
      onClick={() => isPaletteOpenStore.set(true)}
    >
      <Icon name="search" />
    </Button>
  );
}
