/** Sizes of letters: texts up to `lg`, titles up to `3xl`, then the calendar and a page that is missing. */
export const fontSizes = {
  '2xs': { value: '0.625rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.375rem' },
  '2xl': { value: '1.5rem' },
  '3xl': { value: '2.125rem' },
  '4xl': { value: '2.25rem' },
  '5xl': { value: '3rem' },
  '6xl': { value: '3.75rem' },
  '7xl': { value: '4.5rem' },
};

/** Texts by what they are. Headings name one by `size`, texts by `textStyle`. */
export const textStyles = {
  /** Marks, and heads of tables and facts. */
  label: { value: { fontSize: 'xs', lineHeight: '1.125rem', fontWeight: 'medium' } },
  /** What is said beside the text: hints, times, counts. */
  note: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  /** Controls and rows. */
  row: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  /** Names what a panel or a part of it holds. */
  block: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'semibold' } },
  /** A part of a page. */
  section: { value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold' } },
  /** The page. */
  title: { value: { fontSize: 'xl', lineHeight: '1.75rem', fontWeight: 'bold', letterSpacing: '-0.01em' } },
  /** A problem, or who is greeted. */
  display: { value: { fontSize: '2xl', lineHeight: '2rem', fontWeight: 'bold', letterSpacing: '-0.015em' } },
  /** The site, to those who come first. */
  hero: { value: { fontSize: '3xl', lineHeight: '2.5rem', fontWeight: 'bold', letterSpacing: '-0.02em' } },
};

/** Corners: of marks, of controls, and of surfaces. */
export const radii = {
  l1: { value: '3px' },
  l2: { value: '5px' },
  l3: { value: '8px' },
};

/** How dense tables are; `[data-density]` of an element above them says which. */
export const densityCondition = { compact: '[data-density=compact] &' };
export const densitySpacing = {
  /** Above and below what stands in a cell. */
  cell: { value: { base: '0.375rem', _compact: '0.125rem' } },
  /** By how much a row of a table is lower than in the comfortable density. */
  rowLoss: { value: { base: '0px', _compact: '0.5rem' } },
};

/** Where a finger presses, which needs more room than a mouse. */
export const coarse = '@media (pointer: coarse)';
/** Heights of buttons and fields, and of buttons in a line of text or a row. */
export const controlSizes = {
  control: { value: { base: '2.25rem', _coarse: '2.75rem' } },
  dense: { value: { base: '1.5rem', _coarse: '2rem' } },
};
/** Between the lines of dense buttons: what a finger presses around one reaches no other. */
export const controlSpacing = { lines: { value: { base: '0.25rem', _coarse: '0.75rem' } } };
