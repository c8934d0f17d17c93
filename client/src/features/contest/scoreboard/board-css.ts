/** Widths of the columns, in rem. */
export const widths = {
  wide: { rank: 3.25, name: 11.5, points: 3.5, time: 4.75, problem: 4.5 },
  // Rank and name stay. The time is below the points: three problems fit beside them, the others are swiped.
  phone: { rank: 2.25, name: 6.25, points: 3, time: 0, problem: 3.75 },
} as const;

/** Where there is room, a name takes at most this, and a column of a problem at most this, in rem. */
export const maxNameRem = 22;
export const maxPhoneNameRem = 8;
const maxProblemRem = 7.5;

/** The widest a board gets, in rem: a few problems leave no empty space between names and results. */
export function maxBoardRem(problems: number): number {
  const { rank, points, time } = widths.wide;
  return rank + maxNameRem + points + time + maxProblemRem * problems;
}

/** The narrowest a board gets, in rem; where there is less room, it scrolls sideways. */
export function minBoardRem(size: keyof typeof widths, problems: number): number {
  const { rank, name, points, time, problem } = widths[size];
  return rank + name + points + time + problem * problems;
}

/** Height of a row and of the head, in pixels: rows are placed by them. */
export const rowPx = 44;

const pressed = { content: '""', position: 'absolute', inset: '0' } as const;

const look = (palette: string, more: object = {}) => ({ bg: `${palette}.subtle`, color: `${palette}.fg`, ...more });

/**
 * The look of the grid's parts by their classes, said once for the grid: a component of its own for each of some
 * hundred cells on the screen would make scrolling stutter.
 */
export const boardCss = {
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    width: 'var(--width)',
    minWidth: 'full',
    height: `${rowPx}px`,
    bg: 'bg.panel',
  },
  '& .body .row': { position: 'absolute', top: '0', insetStart: '0' },
  '& .body .row.pinned': { position: 'sticky', zIndex: '1' },
  '& .cell': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: '0',
    px: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    lineHeight: '1.2',
    bg: 'inherit',
  },
  '& .figure': { textAlign: 'center', alignItems: 'stretch' },
  '& .rank, & .name': { position: 'sticky', zIndex: '1', bg: 'bg.panel' },
  '& .rank': { insetStart: '0' },
  '& .name': { insetStart: 'var(--rank)', borderInlineEndWidth: '1px', borderColor: 'border' },
  '& .head': { fontWeight: 'medium', color: 'fg.muted', fontSize: 'xs' },
  '& .head .cell': { bg: 'bg.subtle' },
  '& .head .letter': { color: 'fg', fontSize: 'sm', fontWeight: 'semibold', textDecoration: 'none' },
  '& .head .balloon': {
    display: 'inline-block',
    width: '0.55rem',
    height: '0.55rem',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    marginInlineEnd: '0.25rem',
    verticalAlign: 'baseline',
  },
  '& .head .counts': { fontSize: '2xs', fontWeight: 'normal', color: 'fg.muted', whiteSpace: 'nowrap' },
  '& .head .name .counts': { textAlign: 'end' },
  '& .own .cell': { bg: 'accent.subtle' },
  '& .sub': { fontSize: '2xs' },
  '& .school': {
    fontSize: '2xs',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .who': { display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' },
  // Not as links are otherwise: a row of flexible boxes is cut without an ellipsis.
  '& .who a, & .who .team': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  // High enough for a finger.
  '& .who .team': { lineHeight: '1.5rem', cursor: 'button' },
  '& .whole .team': {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    lineHeight: '1.2',
    insetBlock: '0',
    insetStart: '0',
    zIndex: '1',
    width: 'max-content',
    maxWidth: '65vw',
    px: '1',
    bg: 'bg.panel',
    boxShadow: 'md',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .school.virtual': { color: 'green.fg' },
  '& .you': {
    flexShrink: '0',
    px: '1',
    borderRadius: 'l1',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontSize: '2xs',
    fontWeight: 'medium',
  },
  '& .follow': {
    flexShrink: '0',
    width: '6',
    height: '6',
    marginInlineStart: 'auto',
    color: 'fg.subtle',
    cursor: 'button',
    borderRadius: 'l1',
  },
  '& .follow[aria-pressed=true]': { color: 'amber.fg' },
  // Names need the room; who is followed still shows it.
  '@media (max-width: 767.98px)': {
    '& .name': { px: '0.5', fontSize: 'xs' },
    '& .you': { srOnly: true },
    '& .head .name .counts': { display: 'none' },
    // Their words are wider than what stands below them.
    '& .head .cell': { px: '0.5', fontSize: '2xs', overflowWrap: 'normal' },
  },
  '& .place': {
    alignSelf: 'center',
    minWidth: '2em',
    px: '1',
    borderRadius: 'l1',
    textAlign: 'center',
    fontWeight: 'medium',
    border: '1px solid transparent',
  },
  // A label on the cell would have to begin with the signs that stand in it.
  '& .said': { srOnly: true },
  '& .box': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flex: '1',
    marginBlock: '3px',
    borderRadius: 'l1',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
  '& .box.first': { bg: 'green.solid', color: 'green.contrast', fontWeight: 'semibold' },
  '& .box.solved': look('green'),
  '& .box.late': look('teal', { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'teal.border' }),
  '& .box.partial': look('teal'),
  '& .box.pending': look('purple', { fontStyle: 'italic' }),
  '& .box.wrong': look('red'),
  '& .box.touched': { animation: 'boardTouch 1.6s ease-out' },
  '@keyframes boardTouch': {
    from: { boxShadow: '0 0 0 3px var(--v-colors-accent-focus-ring)' },
    to: { boxShadow: '0 0 0 3px transparent' },
  },
  '& .active': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '-2px' },
} as const;

/** What a small screen changes of the live board, whose rows have one height. */
export const liveBoardCss = {
  ...boardCss,
  '@media (max-width: 767.98px)': {
    ...boardCss['@media (max-width: 767.98px)'],
    '& .row': { gridTemplateRows: '1fr 1fr' },
    '& .cell': { px: '0.5', gridRow: '1 / -1' },
    '& .row .points, & .row .time': { gridColumn: '3', lineHeight: '1.1' },
    '& .row .points': { gridRow: '1', justifyContent: 'flex-end', borderBottomWidth: '0' },
    '& .row .time': { gridRow: '2', justifyContent: 'flex-start', fontSize: '2xs', color: 'fg.muted' },
    // Of equal minutes the seconds alone are shown.
    '& .time.tied': { fontSize: '0' },
    // Two lines tell names apart that begin alike.
    '& .who a, & .who .team': {
      lineClamp: '2',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: '1.2',
    },
    // A school or a mark stands below.
    '& .name:not(.whole):has(.school) .who a, & .name:not(.whole):has(.school) .who .team': { lineClamp: '1' },
    '& .whole .team': { ...boardCss['& .whole .team'], overflow: 'visible' },
  },
  // A name and the letter of a problem are pressed anywhere in their cells.
  '@media (pointer: coarse)': {
    '& .head .problem': { position: 'relative' },
    '& .head .letter::after, & .who a::after, & .who .team::after': pressed,
    '& .follow': { position: 'relative', zIndex: '1' },
    '& .follow::after': { ...pressed, insetBlock: '-0.625rem' },
  },
} as const;
