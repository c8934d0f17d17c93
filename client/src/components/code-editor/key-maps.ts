import type { KeyMap } from '../../lib/preferences/editor-settings.ts';
import type { editor } from './monaco.ts';

/** Keys of another editor on top of Monaco's; fetched when somebody wants them. @returns how to take them away. */
export async function applyKeyMap(
  keyMap: KeyMap,
  target: editor.IStandaloneCodeEditor,
  statusLine: HTMLElement,
): Promise<() => void> {
  if (keyMap === 'vim') {
    const { initVimMode } = await import('monaco-vim');
    const mode = initVimMode(target, statusLine);
    return () => mode.dispose();
  }
  if (keyMap === 'emacs') {
    const { EmacsExtension } = await import('monaco-emacs');
    const mode = new EmacsExtension(target);
    const listener = mode.onDidChangeKey((keys: string) => {
      statusLine.textContent = keys;
    });
    mode.start();
    return () => {
      listener.dispose();
      mode.dispose();
      statusLine.textContent = '';
    };
  }
  return () => undefined;
}
