/** A moment as the browser's own field writes it, in the reader's time zone: 2026-11-21T10:00. */
export function toLocalText(at: string): string {
  const moment = new Date(at);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The moment such a text names; null when it names none. */
export function fromLocalText(text: string): Date | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}
