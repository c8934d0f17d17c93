/** Style of key hints: touch screens do not show them, however wide they are. */
export const keyHint = { '@media (pointer: coarse)': { display: 'none' } };
