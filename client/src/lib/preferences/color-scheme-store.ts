import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

/** What the user chose; `system` follows the device. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';
/** What is shown. */
export type ColorScheme = 'light' | 'dark';

/** Read by `public/before-paint.js` too, which sets the class before the first paint. */
const schemeKey = 'colorScheme';
const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

/** The choice, and what it comes to on this device now. */
export const colorSchemeChoiceStore = createStore<ColorSchemeChoice>(readChoice());
export const colorSchemeStore = createStore<ColorScheme>(resolve());

colorSchemeChoiceStore.subscribe(apply);
darkDevice.addEventListener('change', apply);
onStoredElsewhere(schemeKey, () => colorSchemeChoiceStore.set(readChoice()));
apply();

/** Changes the choice, here and for the next visit. */
export function setColorScheme(choice: ColorSchemeChoice): void {
  writeStored(schemeKey, choice === 'system' ? null : choice);
  colorSchemeChoiceStore.set(choice);
}

function readChoice(): ColorSchemeChoice {
  const stored = readStored(schemeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function resolve(): ColorScheme {
  const choice = colorSchemeChoiceStore.get();
  if (choice !== 'system') return choice;
  return darkDevice.matches ? 'dark' : 'light';
}

function apply(): void {
  const scheme = resolve();
  const { classList, style } = document.documentElement;
  classList.toggle('dark', scheme === 'dark');
  classList.toggle('light', scheme === 'light');
  style.colorScheme = scheme;
  colorSchemeStore.set(scheme);
}
