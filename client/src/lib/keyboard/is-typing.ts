/** Would a key without Ctrl, Cmd or Alt write into this, or belong to its dialog? */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], .monaco-editor') !== null
  );
}
