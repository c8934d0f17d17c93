/** Longest display id, in characters. */
export const maxDisplayIdLength = 50;

/** May a new problem be called so? It is one step of an address, where blanks break and dots alone lead to another page. */
export function isDisplayId(displayId: string): boolean {
  return /^(?!\.+$)[^\s/?#%\\]+$/u.test(displayId);
}
