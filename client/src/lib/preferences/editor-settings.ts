import { readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

/** Sizes the editor offers, in px. */
export const FONT_SIZES = [12, 14, 16, 18, 20] as const;
export const TAB_SIZES = [2, 4, 8] as const;
/** The eight of the specification (section 9), and `auto`, which follows the page. */
export const EDITOR_THEMES = [
  'auto',
  'monokai',
  'solarized',
  'material',
  'idea',
  'eclipse',
  'base16_dark',
  'cobalt',
  'dracula',
] as const;
export type EditorTheme = (typeof EDITOR_THEMES)[number];
/** Whose keys the editor knows besides its own. */
export const KEY_MAPS = ['default', 'vim', 'emacs'] as const;
export type KeyMap = (typeof KEY_MAPS)[number];

/** How the user likes the editor, on every problem. */
export interface EditorSettings {
  readonly fontSizePx: number;
  readonly tabSize: number;
  readonly theme: EditorTheme;
  readonly keyMap: KeyMap;
  /** The language picked last, by key; null before the first pick. */
  readonly languageKey: string | null;
}

const SETTINGS_KEY = 'editorSettings';
const DEFAULTS: EditorSettings = { fontSizePx: 16, tabSize: 4, theme: 'dracula', keyMap: 'default', languageKey: null };

/** The settings of this browser. */
export const editorSettingsStore = createStore<EditorSettings>(readSettings());

/** Changes some of the settings, here and for the next visit. */
export function changeEditorSettings(change: Partial<EditorSettings>): void {
  const settings = { ...editorSettingsStore.get(), ...change };
  writeStored(SETTINGS_KEY, JSON.stringify(settings));
  editorSettingsStore.set(settings);
}

function readSettings(): EditorSettings {
  const stored = parseObject(readStored(SETTINGS_KEY));
  return {
    fontSizePx: FONT_SIZES.find((size) => size === stored['fontSizePx']) ?? DEFAULTS.fontSizePx,
    tabSize: TAB_SIZES.find((size) => size === stored['tabSize']) ?? DEFAULTS.tabSize,
    theme: EDITOR_THEMES.find((theme) => theme === stored['theme']) ?? DEFAULTS.theme,
    keyMap: KEY_MAPS.find((keyMap) => keyMap === stored['keyMap']) ?? DEFAULTS.keyMap,
    languageKey: typeof stored['languageKey'] === 'string' ? stored['languageKey'] : DEFAULTS.languageKey,
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
