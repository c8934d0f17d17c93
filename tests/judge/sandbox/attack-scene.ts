import { expect } from 'vitest';
import type { OpenBox } from './open-box.ts';
import { processesOf, uidOf } from './traces.ts';

/** Adds two numbers. */
export const honestProgram =
  '#include <stdio.h>\nint main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); }';

/** Whatever was tried, the next job on the same slot is judged as if nothing had been. */
export async function expectUntouched(box: OpenBox, honest: string): Promise<void> {
  expect(await processesOf(await uidOf(box.sandbox))).toEqual([]);
  const { result, stdout } = await box.run(honest, { stdin: '1 2\n' });
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout).toBe('3\n');
  expect(result.cpuMs).toBeLessThan(100);
  expect(result.memoryBytes).toBeLessThan(4 * 1024 ** 2);
}
