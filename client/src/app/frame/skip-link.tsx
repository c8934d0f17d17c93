import { chakra } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';

/** The first thing Tab reaches: past the navigation, to the page. @param to id of its element. */
export function SkipLink({ to }: { readonly to: string }) {
  const t = useText();
  return (
    <chakra.a
      href={`#${to}`}
      position="fixed"
      top="-12"
      left="2"
      zIndex="skipNav"
      bg="accent.solid"
      color="accent.contrast"
      px="3"
      py="2"
      borderRadius="l2"
      _focus={{ top: '2' }}
    >
      {t({ id: 'frame.skip' })}
    </chakra.a>
  );
}
