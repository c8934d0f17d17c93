/**
 * Themes of the editor. Those that monaco-themes has are taken from there, the others carry the colours of the
 * CodeMirror themes of their names, by which the specification knows them.
 */
import cobalt from 'monaco-themes/themes/Cobalt.json';
import dracula from 'monaco-themes/themes/Dracula.json';
import monokai from 'monaco-themes/themes/Monokai.json';
import solarizedDark from 'monaco-themes/themes/Solarized-dark.json';
import solarizedLight from 'monaco-themes/themes/Solarized-light.json';
import { editor } from './monaco.ts';
import { themeColors, type ThemeName } from './theme-colors.ts';

interface ThemeData {
  readonly base: string;
  readonly rules: editor.ITokenThemeRule[];
  readonly colors: Readonly<Record<string, string>>;
}

/** Colours of words, without the sharp. */
interface Palette {
  readonly keyword: string;
  readonly type: string;
  readonly string: string;
  readonly number: string;
  readonly comment: string;
  readonly preprocessor: string;
}

const themes: Readonly<Record<ThemeName, ThemeData>> = {
  light: { base: 'vs', rules: [], colors: {} },
  dark: { base: 'vs-dark', rules: [], colors: {} },
  monokai,
  dracula,
  cobalt,
  'solarized-dark': solarizedDark,
  'solarized-light': solarizedLight,
  material: {
    base: 'vs-dark',
    rules: rulesOf({
      keyword: 'c792ea',
      type: 'ffcb6b',
      string: 'c3e88d',
      number: 'f78c6c',
      comment: '8fa3ad',
      preprocessor: '82aaff',
    }),
    colors: {
      'editor.selectionBackground': '#4a6572',
      'editor.lineHighlightBackground': '#00000033',
      'editorCursor.foreground': '#ffcc00',
    },
  },
  idea: {
    base: 'vs',
    rules: rulesOf({
      keyword: '000080',
      type: '000000',
      string: '067d17',
      number: '1750eb',
      comment: '717171',
      preprocessor: '7a6f00',
    }),
    colors: { 'editor.selectionBackground': '#a6d2ff', 'editor.lineHighlightBackground': '#fffae3' },
  },
  eclipse: {
    base: 'vs',
    rules: rulesOf({
      keyword: '7f0055',
      type: '005032',
      string: '2a00ff',
      number: '116644',
      comment: '3f7f5f',
      preprocessor: '555555',
    }),
    colors: { 'editor.selectionBackground': '#b4d5fe', 'editor.lineHighlightBackground': '#e8f2ff' },
  },
  'base16-dark': {
    base: 'vs-dark',
    rules: rulesOf({
      keyword: 'd66a67',
      type: 'd28445',
      string: 'f4bf75',
      number: 'aa759f',
      comment: 'b07a5e',
      preprocessor: '90a959',
    }),
    colors: {
      'editor.selectionBackground': '#404040',
      'editor.lineHighlightBackground': '#202020',
      'editorCursor.foreground': '#b0b0b0',
    },
  },
};

function rulesOf(palette: Palette): editor.ITokenThemeRule[] {
  return [
    { token: 'keyword', foreground: palette.keyword, fontStyle: 'bold' },
    { token: 'type', foreground: palette.type },
    { token: 'string', foreground: palette.string },
    { token: 'number', foreground: palette.number },
    { token: 'comment', foreground: palette.comment, fontStyle: 'italic' },
    { token: 'keyword.directive', foreground: palette.preprocessor },
    { token: 'annotation', foreground: palette.preprocessor },
  ];
}

for (const [name, { base, rules, colors }] of Object.entries(themes) as [ThemeName, ThemeData][]) {
  const { surface, text, number, comment } = themeColors[name];
  editor.defineTheme(name, {
    base: base === 'vs' ? 'vs' : 'vs-dark',
    inherit: true,
    // Comments of some themes are too faint to read.
    rules: [...rules, { token: 'comment', foreground: comment.slice(1), fontStyle: 'italic' }],
    // Numbers of lines come after the theme's own: those of some are too faint to read.
    colors: {
      ...Object.fromEntries(Object.entries(colors)),
      'editor.background': surface,
      'editor.foreground': text,
      'editorLineNumber.foreground': number,
      'editorLineNumber.activeForeground': text,
      // Else the number of an empty last line is the same at two fifths of its strength.
      'editorLineNumber.dimmedForeground': number,
      'menu.background': surface,
      'menu.foreground': text,
    },
  });
}

/** Shows a theme in every editor of the page. */
export function showTheme(name: ThemeName): void {
  editor.setTheme(name);
}
