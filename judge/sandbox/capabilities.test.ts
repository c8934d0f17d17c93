import { expect, test } from 'vitest';
import { missingCapabilities } from './capabilities.ts';

test('all-powerful root lacks nothing', () => {
  expect(missingCapabilities('Name:\tnode\nCapEff:\t000001ffffffffff\n')).toEqual([]);
});

test('root of an ordinary container lacks what namespaces and tracing take', () => {
  expect(missingCapabilities('CapEff:\t00000000a80425fb\n')).toEqual(['CAP_SYS_PTRACE', 'CAP_SYS_ADMIN']);
});

test('an ordinary user lacks everything', () => {
  expect(missingCapabilities('CapEff:\t0000000000000000\n')).toHaveLength(9);
});
