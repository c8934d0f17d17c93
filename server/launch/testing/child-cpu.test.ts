import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ChildCpu } from './child-cpu.ts';

test('a child is charged once, with its own children', () => {
  const cpu = new ChildCpu();
  const burn = 'const end = process.cpuUsage().user + 300000; while (process.cpuUsage().user < end);';
  spawnSync('sh', ['-c', `${process.execPath} -e '${burn}'; true`]);
  expect(cpu.take()).toBeGreaterThan(0.25);
  expect(cpu.take()).toBe(0);
});
