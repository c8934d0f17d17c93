/**
 * Ctrl+K or Cmd+K opens the command palette; the code editor has keys that begin with it, and a dialog is finished
 * first.
 */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return false;
  return !(target instanceof Element && target.closest('[role$="dialog"], .monaco-editor') !== null);
}
