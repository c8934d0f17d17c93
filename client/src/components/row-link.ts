/** Of the one link of a row, which is `relative`: a finger may press the row anywhere. A mouse selects its text. */
export const rowLink = {
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '0' } },
} as const;
