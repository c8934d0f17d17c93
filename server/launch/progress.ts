import { styleText } from 'node:util';

/** One plain line about what happens. */
export function say(message: string): void {
  console.log(message);
}

/** A line about something that went wrong or is missing, which does not end the start. */
export function warn(message: string): void {
  console.error(styleText('yellow', message, { stream: process.stderr }));
}

/** A heading over what follows. */
export function heading(title: string): void {
  console.log(styleText('bold', `\n== ${title}`, { stream: process.stdout }));
}

/** Does a step; with VERDICT_LOG=debug or trace also says how long it took. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const level = process.env['VERDICT_LOG'];
  if (level === 'debug' || level === 'trace') say(`  (${name}: ${Math.round(performance.now() - startedAt)} ms)`);
  return result;
}
