import { chakra } from '@chakra-ui/react';

/** A box to tick with its words. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    cursor: 'button',
    '& input': { width: '4', height: '4', accentColor: 'accent.solid', flexShrink: 0 },
  },
});
