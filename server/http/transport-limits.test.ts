import { expect, test } from 'vitest';
import { transportLimits } from './transport-limits.ts';

test.each([
  [1_024, 512, 128, 32],
  [20_000, 10_000, 2_500, 625],
  [1_048_576, 20_000, 5_000, 1_250],
])('%d descriptors allow %d connections, %d of an address, %d for judges', (descriptors, all, perAddress, judges) => {
  expect(transportLimits({}, descriptors)).toMatchObject({
    maxConnections: all,
    maxConnectionsPerAddress: perAddress,
    judgeConnections: judges,
  });
});

test('more connections than descriptors are cut to what leaves a reserve', () => {
  expect(transportLimits({ maxConnections: 50_000 }, 4_096).maxConnections).toBe(3_840);
});
