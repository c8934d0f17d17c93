/** A row's time as it is shown: minutes of an ACM contest, milliseconds of an OI one. */
export function timeText(type: 'ACM' | 'OI', time: number): string {
  return type === 'ACM' ? String(Math.floor(time / 60)) : String(time);
}

/** The same to the second: equal minutes need not be an equal rank. */
export function spanText(type: 'ACM' | 'OI', time: number): string {
  if (type === 'OI') return `${time} ms`;
  const two = (figure: number) => String(Math.floor(figure)).padStart(2, '0');
  return `${Math.floor(time / 3_600)}:${two((time % 3_600) / 60)}:${two(time % 60)}`;
}
