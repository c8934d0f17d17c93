import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc` in a second; the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Measures the CPU time of child processes by what the kernel charges us when they end, their own children included.
 */
export class ChildCpu {
  #charged = seconds();

  /** CPU seconds of the child processes that ended since the last call. */
  take(): number {
    const before = this.#charged;
    this.#charged = seconds();
    return this.#charged - before;
  }
}

/** CPU seconds of all child processes that have ended. */
function seconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program, in parentheses, may hold anything; the state follows it, and `cutime` is the 14th after
  // that.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
