/** The key of a shortcut: with CapsLock on, a letter alone arrives as a capital. */
export function shortcutKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
}
