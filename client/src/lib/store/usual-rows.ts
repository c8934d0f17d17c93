import { useEffect } from 'react';
import { readStored, writeStored } from './local-storage.ts';

/** Rows guessed for a list that this browser has not seen. */
const guessed = 10;

/**
 * How many rows a list had last in this browser, for its skeleton: one that is much higher than the list makes the page
 * jump.
 *
 * @param count rows there are; undefined: not known yet.
 * @param max rows of a page.
 */
export function useUsualRows(list: string, count: number | undefined, max: number): number {
  const key = `rows:${list}`;
  useEffect(() => {
    if (count !== undefined) writeStored(key, String(count));
  }, [key, count]);
  const stored = Number(readStored(key) ?? guessed);
  return Number.isInteger(stored) ? Math.min(max, Math.max(1, stored)) : Math.min(max, guessed);
}
