import { maxDisplayIdLength } from '../../problem/bank/display-id.ts';

/** How a list calls one more problem: as wanted, or with a number after it when another one is called so. */
export function freeDisplayId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const displayId = `${wanted.slice(0, maxDisplayIdLength - end.length)}${end}`;
    if (!taken.has(displayId)) return displayId;
  }
}
