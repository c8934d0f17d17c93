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

const white = { light: '#ffffff', dark: '#ffffff' };
const focusRing = { light: '#2457c5', dark: '#7aa5ff' };

/** One accent; the other palettes speak only of verdicts, difficulties and failures. */
const palettes = {
  gray: {
    solid: { light: '#232c3a', dark: '#dfe5ec' },
    contrast: { light: '#ffffff', dark: '#12171d' },
    fg: { light: '#3d4858', dark: '#c3ccd7' },
    subtle: { light: '#eef0f4', dark: '#1d242d' },
    muted: { light: '#e2e6ec', dark: '#2a333f' },
    emphasized: { light: '#c9d0d9', dark: '#3a4553' },
    border: { light: '#d4dae2', dark: '#313b48' },
    focusRing,
  },
  accent: {
    solid: { light: '#2457c5', dark: '#3569d6' },
    contrast: white,
    fg: { light: '#1f4fb8', dark: '#8fb4ff' },
    subtle: { light: '#eaf0fd', dark: '#16233d' },
    muted: { light: '#d3e0fb', dark: '#1d3158' },
    emphasized: { light: '#b3c9f6', dark: '#294578' },
    border: { light: '#b3c9f6', dark: '#294578' },
    focusRing,
  },
  green: {
    solid: { light: '#187247', dark: '#1f7d50' },
    contrast: white,
    fg: { light: '#14643d', dark: '#5fd39a' },
    subtle: { light: '#e6f5ec', dark: '#12291f' },
    muted: { light: '#cdebda', dark: '#173a2a' },
    emphasized: { light: '#a5dabd', dark: '#1f5239' },
    border: { light: '#a5dabd', dark: '#1f5239' },
    focusRing,
  },
  red: {
    solid: { light: '#b3261e', dark: '#c23a31' },
    contrast: white,
    fg: { light: '#a8231b', dark: '#ff9890' },
    subtle: { light: '#fcebea', dark: '#341a1a' },
    muted: { light: '#f8d5d2', dark: '#4a2221' },
    emphasized: { light: '#f0aca7', dark: '#6b2e2b' },
    border: { light: '#f0aca7', dark: '#6b2e2b' },
    focusRing,
  },
  amber: {
    solid: { light: '#8a5300', dark: '#96600f' },
    contrast: white,
    fg: { light: '#7a4a00', dark: '#f2b457' },
    subtle: { light: '#fdf2e0', dark: '#30230f' },
    muted: { light: '#fae3bb', dark: '#453214' },
    emphasized: { light: '#eec57f', dark: '#64481a' },
    border: { light: '#eec57f', dark: '#64481a' },
    focusRing,
  },
  purple: {
    solid: { light: '#7a3aa8', dark: '#8a4bb8' },
    contrast: white,
    fg: { light: '#6b3096', dark: '#cf9cf2' },
    subtle: { light: '#f4ebfa', dark: '#291b35' },
    muted: { light: '#e7d4f3', dark: '#3a254c' },
    emphasized: { light: '#d0aee5', dark: '#55346f' },
    border: { light: '#d0aee5', dark: '#55346f' },
    focusRing,
  },
  teal: {
    solid: { light: '#0b6b76', dark: '#17747f' },
    contrast: white,
    fg: { light: '#085c66', dark: '#63c9d4' },
    subtle: { light: '#e3f4f6', dark: '#0f2a2e' },
    muted: { light: '#c6e8ec', dark: '#143b41' },
    emphasized: { light: '#96d2d9', dark: '#1b545c' },
    border: { light: '#96d2d9', dark: '#1b545c' },
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
    error: { light: '#fcebea', dark: '#341a1a' },
  },
  fg: {
    DEFAULT: { light: '#1a2230', dark: '#e3e8ef' },
    muted: { light: '#535e6e', dark: '#9ba7b6' },
    subtle: { light: '#5d6878', dark: '#8f9bab' },
    inverted: { light: '#ffffff', dark: '#12171d' },
    error: { light: '#a8231b', dark: '#ff9890' },
  },
  border: {
    DEFAULT: { light: '#dfe3e9', dark: '#262e39' },
    muted: { light: '#e9ecf0', dark: '#1f2630' },
    subtle: { light: '#f0f2f5', dark: '#1a2028' },
    emphasized: { light: '#c9d0d9', dark: '#3a4553' },
    error: { light: '#b3261e', dark: '#ff9890' },
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
