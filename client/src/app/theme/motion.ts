import { defineKeyframes } from '@chakra-ui/react';

/** The few things that move. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  // Of what opens over the page.
  rise: { from: { opacity: 0, translate: '0 4px' }, to: { opacity: 1, translate: '0 0' } },
  // Of a line in its frame, by as much as it is too long.
  'to-end': { '80%, 100%': { transform: 'translateX(min(0px, calc(100cqi - 100%)))' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
});

/**
 * How long a change takes: an answer to the pointer, something that opens, something that moves across. Readers who ask
 * for less motion get none (the rules of the page in `page-css.ts`, and these for what counts by itself).
 */
export const durations = {
  fast: { value: { base: '120ms', _motionReduce: '0.01ms' } },
  moderate: { value: { base: '200ms', _motionReduce: '0.01ms' } },
  slow: { value: { base: '400ms', _motionReduce: '0.01ms' } },
};

export const easings = {
  /** Arrives softly. */
  out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
};
