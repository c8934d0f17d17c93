/** Marks what is around the field that programs are typed in, which the `e` key goes to; a page has at most one. */
export const codeFieldProps = { 'data-code-field': '' } as const;

/** That field; null: the page has none. */
export function codeField(): HTMLElement | null {
  const around = document.querySelector('[data-code-field]');
  // The editor has fields of its own that nobody types in.
  return around?.querySelector<HTMLElement>('[role="textbox"]') ?? around?.querySelector('textarea') ?? null;
}
