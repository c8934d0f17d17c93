import { defineKeyframes } from '@chakra-ui/react';

/** The few things that move. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  // Of a line in its frame, by as much as it is too long.
  'to-end': { '80%, 100%': { transform: 'translateX(min(0px, calc(100cqi - 100%)))' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
});
