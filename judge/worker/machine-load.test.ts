import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { nodeLoadSchema } from '../protocol/node.ts';
import { busyShare, MachineLoad } from './machine-load.ts';

test.each([
  [{ totalMs: 100, idleMs: 40 }, { totalMs: 200, idleMs: 65 }, 0.75],
  [{ totalMs: 100, idleMs: 40 }, { totalMs: 200, idleMs: 140 }, 0],
  [{ totalMs: 100, idleMs: 40 }, { totalMs: 200, idleMs: 40 }, 1],
  // Asked again before the kernel has counted on.
  [{ totalMs: 100, idleMs: 40 }, { totalMs: 100, idleMs: 40 }, 0],
])('between %o and %o the processors were busy for a share of %d', (before, after, share) => {
  expect(busyShare(before, after)).toBeCloseTo(share);
});

test('this machine says what the protocol asks for', async () => {
  const load = { ...(await new MachineLoad(tmpdir()).read()), runningTasks: 0, cacheBytes: 0 };
  expect(nodeLoadSchema.parse(load)).toEqual(load);
  expect(load.memoryFreeBytes).toBeGreaterThan(0);
  expect(load.memoryFreeBytes).toBeLessThanOrEqual(load.memoryTotalBytes);
  expect(load.diskFreeBytes).toBeGreaterThan(0);
});
