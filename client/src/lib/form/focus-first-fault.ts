/** Moves the focus to the first refused field of a form, once the faults are drawn after this event. */
export function focusFirstFault(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
