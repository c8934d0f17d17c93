import { coarse } from './scale.ts';

/** Rules of the page as a whole; the rest is said by components. */
export const pageCss = {
  html: { color: 'fg', bg: 'bg', lineHeight: '1.5', colorPalette: 'gray', scrollPaddingTop: '3.5rem' },
  body: {
    fontFamily: 'body',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    minHeight: '100dvh',
    overflowWrap: 'break-word',
  },
  // In a row a heading is otherwise as wide as its longest word.
  'h1, h2, h3, h4': { overflowWrap: 'anywhere' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.emphasized' },
  'a:focus-visible, button:focus-visible, summary:focus-visible, [tabindex]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  // As exact as the rule above, which would draw a line across the window.
  'main[tabindex]:focus, main[tabindex]:focus-visible': { outline: 'none' },
  // iOS enlarges the page when a field with smaller letters is focused. Letters of the editor, 16 px at first, have the
  // size that its user chose.
  '@media (max-width: 61.99rem) and (pointer: coarse)': {
    'input, select, textarea:not([wrap=off]):not(.inputarea):not(.ime-text-area)': { fontSize: '1rem !important' },
  },
  // A finger may press around a small control: 44 px, 36 for links of rows.
  [coarse]: {
    '.v-button::after, .v-switch__root::after': {
      content: '""',
      position: 'absolute',
      inset: 'clamp(-8px, (100% - 2.75rem) / 2, 0px) 0',
    },
    'td .v-link, footer a': { paddingBlock: '0.5rem !important', marginBlock: '-0.5rem !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // However short, one would begin with the borders that all elements have before this style sheet.
      transitionDuration: '0s !important',
    },
  },
};
