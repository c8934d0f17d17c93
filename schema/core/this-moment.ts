import type { Context } from './context.ts';

/** A subscription lives on: what it tells is looked up at the time it tells it, not as of when it began. */
export function atThisMoment<T extends Pick<Context, 'now'>>(context: T): T {
  return { ...context, now: new Date() };
}
