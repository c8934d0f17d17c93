import { readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

/** Sizes the editor offers, in px. */
export const fontSizes = [12, 14, 16, 18, 20] as const;
export const tabSizes = [2, 4, 8] as const;
/** The eight of the specification (section 9), and `auto`, which follows the page. */
export const editorThemes = [
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
export type EditorTheme = (typeof editorThemes)[number];
/** Whose keys the editor knows besides its own. */
export const keyMaps = ['default', 'vim', 'emacs'] as const;
export type KeyMap = (typeof keyMaps)[number];

/** How the user likes the editor, on every problem. */
export interface EditorSettings {
  readonly fontSizePx: number;
  readonly tabSize: number;
  readonly theme: EditorTheme;
  readonly keyMap: KeyMap;
  /** Do long lines go on below? Else they are scrolled to. */
  readonly isWrapped: boolean;
  /** The language picked last, by key; null before the first pick. */
  readonly languageKey: string | null;
}

const settingsKey = 'editorSettings';
const defaults: Omit<EditorSettings, 'isWrapped'> = {
  fontSizePx: 16,
  tabSize: 4,
  theme: 'dracula',
  keyMap: 'default',
  languageKey: null,
};
/** Phones, where a long line leads far away from all others. */
const wrapsByDefault = window.matchMedia('(max-width: 767.98px)');

/** The settings of this browser. */
export const editorSettingsStore = createStore<EditorSettings>(readSettings());

/** Changes some of the settings, here and for the next visit. */
export function changeEditorSettings(change: Partial<EditorSettings>): void {
  const settings = { ...editorSettingsStore.get(), ...change };
  writeStored(settingsKey, JSON.stringify(settings));
  editorSettingsStore.set(settings);
}

function readSettings(): EditorSettings {
  const stored = parseObject(readStored(settingsKey));
  return {
    fontSizePx: fontSizes.find((size) => size === stored['fontSizePx']) ?? defaults.fontSizePx,
    tabSize: tabSizes.find((size) => size === stored['tabSize']) ?? defaults.tabSize,
    theme: editorThemes.find((theme) => theme === stored['theme']) ?? defaults.theme,
    keyMap: keyMaps.find((keyMap) => keyMap === stored['keyMap']) ?? defaults.keyMap,
    isWrapped: typeof stored['isWrapped'] === 'boolean' ? stored['isWrapped'] : wrapsByDefault.matches,
    languageKey: typeof stored['languageKey'] === 'string' ? stored['languageKey'] : defaults.languageKey,
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
