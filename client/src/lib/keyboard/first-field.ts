/** The first field that can be filled in; null: none. Upload inputs are hidden behind buttons. */
export function firstField(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('input:not([type="file"], [hidden]), select, textarea') ?? null;
}

/** Focuses the first field, if there is one. */
export function focusFirstField(content: HTMLElement | null): void {
  firstField(content)?.focus();
}
