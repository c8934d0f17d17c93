import { Button } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { keyNames } from '../../lib/keyboard/key-names.ts';
import { isPaletteOpenStore } from '../../lib/keyboard/palette-store.ts';

/** Touch screens have no keyboard to hint at. */
const finger = window.matchMedia('(pointer: coarse)');

/** Opens the command palette, and tells its key. */
export function PaletteButton() {
  const t = useText();
  const label = t({ id: 'palette.open' });
  return (
    <Button
      size="xs"
      variant="ghost"
      px="1"
      aria-label={label}
      aria-haspopup="dialog"
      title={finger.matches ? label : `${label} (${keyNames.command}+K)`}
      onClick={() => isPaletteOpenStore.set(true)}
    >
      <Icon name="search" />
    </Button>
  );
}
