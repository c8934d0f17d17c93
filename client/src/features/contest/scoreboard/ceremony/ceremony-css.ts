import { boardCss } from '../board-css.ts';

/** Height of a row, in pixels: rows are placed by it. */
export const ceremonyRowPx = { wide: 60, phone: 48 } as const;

/** Widths of the columns, in rem. */
export const ceremonyWidths = {
  wide: { rank: 4, name: 17, points: 4, time: 5.5, problem: 4.75 },
  phone: { rank: 2.5, name: 8.5, points: 2.75, time: 3.75, problem: 3.75 },
} as const;

/** The look of the board on a wall: that of the board, with more room, and with marks of what goes on. */
export const ceremonyCss = {
  ...boardCss,
  '& .row': { ...boardCss['& .row'], height: 'var(--row)' },
  '& .row.head': { height: '2.5rem' },
  // What inherits from a row is made anew with each frame of its way.
  '& .cell': { ...boardCss['& .cell'], bg: 'bg.panel' },
  '& .body .row': { ...boardCss['& .body .row'], willChange: 'transform' },
  '& .body .row.moving': { zIndex: '1', boxShadow: 'lg' },
  '& .row.won .cell': { bg: 'color-mix(in srgb, var(--award) 22%, {colors.bg.panel})' },
  '& .row.now .cell': {
    bg: 'accent.subtle',
    borderColor: 'accent.solid',
    boxShadow: 'inset 0 1px 0 {colors.accent.solid}',
  },
  '& .row.now.won .cell': { bg: 'color-mix(in srgb, var(--award) 42%, {colors.bg.panel})' },
  '& .who': { ...boardCss['& .who'], gap: '2.5' },
  '& .names': { display: 'flex', flexDirection: 'column', minWidth: '0' },
  '& .names .called': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'medium' },
  '& .school': {
    fontSize: 'xs',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .box.chosen': {
    outline: '3px solid',
    outlineColor: 'accent.solid',
    animation: 'ceremonyChosen 0.7s ease-in-out infinite alternate',
  },
  '& .box.told': { animation: 'ceremonyTold 0.5s ease-out' },
  '@keyframes ceremonyChosen': { from: { opacity: '1' }, to: { opacity: '0.55' } },
  '@keyframes ceremonyTold': { from: { transform: 'scale(1.25)' }, to: { transform: 'scale(1)' } },
} as const;
