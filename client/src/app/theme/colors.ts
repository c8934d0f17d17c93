/** A colour in the light and in the dark scheme. */
interface Pair {
  readonly light: string;
  readonly dark: string;
}

/** The roles a palette plays in Chakra's recipes (`colorPalette.solid` and so on). */
interface Palette {
  /** Filled buttons. */
  readonly solid: Pair;
  /** Text on `solid`. */
  readonly contrast: Pair;
  /** Text on the page, on panels and on `subtle`: at least 4.5:1 on each. */
  readonly fg: Pair;
  readonly subtle: Pair;
  readonly muted: Pair;
  readonly emphasized: Pair;
  readonly border: Pair;
  readonly focusRing: Pair;
}

/** Letters on a filled surface: white, or ink where the surface is bright. */
const white = '#ffffff';
const ink = '#12171d';
const focusRing = { light: '#2438bd', dark: '#94a8ff' };

/**
 * One accent; the other palettes speak only of verdicts, difficulties and failures. Their `solid` colours stay apart
 * for readers with any colour-vision deficiency: they differ in lightness, not in hue alone (a test measures it).
 */
const palettes = {
  gray: {
    solid: { light: '#232c3a', dark: '#dfe5ec' },
    contrast: { light: white, dark: ink },
    fg: { light: '#3d4858', dark: '#c3ccd7' },
    subtle: { light: '#eef0f4', dark: '#1d242d' },
    muted: { light: '#e2e6ec', dark: '#2a333f' },
    emphasized: { light: '#c9d0d9', dark: '#3a4553' },
    border: { light: '#d4dae2', dark: '#313b48' },
    focusRing,
  },
  accent: {
    solid: { light: '#2438bd', dark: '#3d5dd1' },
    contrast: { light: white, dark: white },
    fg: { light: '#2a3fb6', dark: '#9db2ff' },
    subtle: { light: '#ebeffd', dark: '#192244' },
    muted: { light: '#d8dffb', dark: '#232f5e' },
    emphasized: { light: '#b8c4f6', dark: '#32427f' },
    border: { light: '#b8c4f6', dark: '#32427f' },
    focusRing,
  },
  green: {
    solid: { light: '#038066', dark: '#28a376' },
    contrast: { light: white, dark: ink },
    fg: { light: '#00644f', dark: '#5fd3a6' },
    subtle: { light: '#e2f4ee', dark: '#0f2a22' },
    muted: { light: '#c7e9de', dark: '#153b30' },
    emphasized: { light: '#9ad7c5', dark: '#1c5343' },
    border: { light: '#9ad7c5', dark: '#1c5343' },
    focusRing,
  },
  red: {
    solid: { light: '#c8370d', dark: '#fb5718' },
    contrast: { light: white, dark: ink },
    fg: { light: '#a52d0a', dark: '#ff9d7e' },
    subtle: { light: '#fdece6', dark: '#351a11' },
    muted: { light: '#fad8cb', dark: '#4b2416' },
    emphasized: { light: '#f3b099', dark: '#6d321c' },
    border: { light: '#f3b099', dark: '#6d321c' },
    focusRing,
  },
  amber: {
    solid: { light: '#d08112', dark: '#efb62d' },
    contrast: { light: ink, dark: ink },
    fg: { light: '#7a4a00', dark: '#f2b457' },
    subtle: { light: '#fdf2e0', dark: '#30230f' },
    muted: { light: '#fae3bb', dark: '#453214' },
    emphasized: { light: '#eec57f', dark: '#64481a' },
    border: { light: '#eec57f', dark: '#64481a' },
    focusRing,
  },
  purple: {
    solid: { light: '#712b78', dark: '#a47ece' },
    contrast: { light: white, dark: ink },
    fg: { light: '#6d2974', dark: '#d5a6ec' },
    subtle: { light: '#f6ebf7', dark: '#2b1b33' },
    muted: { light: '#ead3ec', dark: '#3d2549' },
    emphasized: { light: '#d6add9', dark: '#59346b' },
    border: { light: '#d6add9', dark: '#59346b' },
    focusRing,
  },
  teal: {
    solid: { light: '#3199cb', dark: '#7bc3f4' },
    contrast: { light: ink, dark: ink },
    fg: { light: '#0b587d', dark: '#7cc6f5' },
    subtle: { light: '#e3f1fa', dark: '#0f2837' },
    muted: { light: '#c8e3f4', dark: '#153a50' },
    emphasized: { light: '#9acbe8', dark: '#1d5271' },
    border: { light: '#9acbe8', dark: '#1d5271' },
    focusRing,
  },
} satisfies Record<string, Palette>;

/** Surfaces, text and lines. */
const surfaces = {
  bg: {
    DEFAULT: { light: '#f6f7f9', dark: '#0e1217' },
    subtle: { light: '#f0f2f5', dark: '#12171d' },
    muted: { light: '#eaedf1', dark: '#1d242d' },
    emphasized: { light: '#dfe3e9', dark: '#2a333f' },
    panel: { light: '#ffffff', dark: '#151a21' },
    inverted: { light: '#1a2230', dark: '#e3e8ef' },
    error: { light: '#fdece6', dark: '#351a11' },
  },
  fg: {
    DEFAULT: { light: '#1a2230', dark: '#e3e8ef' },
    muted: { light: '#535e6e', dark: '#9ba7b6' },
    subtle: { light: '#5d6878', dark: '#8f9bab' },
    inverted: { light: '#ffffff', dark: '#12171d' },
    error: { light: '#a52d0a', dark: '#ff9d7e' },
  },
  border: {
    DEFAULT: { light: '#dfe3e9', dark: '#262e39' },
    muted: { light: '#e9ecf0', dark: '#1f2630' },
    subtle: { light: '#f0f2f5', dark: '#1a2028' },
    emphasized: { light: '#c9d0d9', dark: '#3a4553' },
    error: { light: '#c8370d', dark: '#ff9d7e' },
  },
} satisfies Record<string, Record<string, Pair>>;

/** The colours as Chakra's semantic tokens. */
export const semanticColors = Object.fromEntries(
  Object.entries({ ...surfaces, ...palettes }).map(([name, roles]) => [
    name,
    Object.fromEntries(
      Object.entries<Pair>(roles).map(([role, { light, dark }]) => [role, { value: { _light: light, _dark: dark } }]),
    ),
  ]),
);
