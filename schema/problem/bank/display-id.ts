/** Longest display id, in characters. */
export const maxDisplayIdLength = 50;

/**
 * May a new problem be called so? It is one step of an address, where blanks break and dots alone lead to another page;
 * PostgreSQL stores no NUL character.
 */
export function isDisplayId(displayId: string): boolean {
  return /^(?!\.+$)[^\s\p{Cc}/?#%\\]+$/u.test(displayId);
}
