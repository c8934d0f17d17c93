import type { ColorScheme } from '../../lib/preferences/color-scheme-store.ts';
import type { EditorTheme } from '../../lib/preferences/editor-settings.ts';

/** A theme as Monaco is told of it. */
export type ThemeName =
  | Exclude<EditorTheme, 'auto' | 'solarized' | 'base16_dark'>
  | 'base16-dark'
  | 'light'
  | 'dark'
  | 'solarized-light'
  | 'solarized-dark';

/** The theme that is shown: two of them follow the page. */
export function themeName(theme: EditorTheme, scheme: ColorScheme): ThemeName {
  if (theme === 'auto') return scheme;
  // Monaco allows no such line in a name.
  if (theme === 'base16_dark') return 'base16-dark';
  return theme === 'solarized' ? `solarized-${scheme}` : theme;
}

/** Surface, text, line numbers and comments of each theme; all of them are readable on their surface (contrast 4.5). */
export const themeColors: Readonly<
  Record<
    ThemeName,
    { readonly surface: string; readonly text: string; readonly number: string; readonly comment: string }
  >
> = {
  light: { surface: '#ffffff', text: '#1f2530', number: '#6a7482', comment: '#55695a' },
  dark: { surface: '#151a21', text: '#d6dde6', number: '#8f9bab', comment: '#8f9bab' },
  monokai: { surface: '#272822', text: '#f8f8f2', number: '#a5a69b', comment: '#a8a38c' },
  'solarized-light': { surface: '#fdf6e3', text: '#586e75', number: '#5f7378', comment: '#5f7378' },
  'solarized-dark': { surface: '#002b36', text: '#93a1a1', number: '#839496', comment: '#93a1a1' },
  material: { surface: '#263238', text: '#eeffff', number: '#9db2bb', comment: '#8fa3ad' },
  idea: { surface: '#ffffff', text: '#080808', number: '#6b6b6b', comment: '#717171' },
  eclipse: { surface: '#ffffff', text: '#000000', number: '#6b6b6b', comment: '#3f7f5f' },
  'base16-dark': { surface: '#151515', text: '#e0e0e0', number: '#8f8f8f', comment: '#b07a5e' },
  cobalt: { surface: '#002240', text: '#ffffff', number: '#a8b8c8', comment: '#4da6ff' },
  dracula: { surface: '#282a36', text: '#f8f8f2', number: '#a0a8c8', comment: '#9aa5d4' },
};
