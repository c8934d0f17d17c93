import { measureRunCost } from '../judge/sandbox/run-cost.ts';
import type { Figure } from './figure.ts';

/** What the sandbox adds to one run. */
export async function measureSandbox(): Promise<readonly Figure[]> {
  const { sandboxMs, bareMs, pausedMs } = await measureRunCost(1_000);
  return [
    {
      what: 'one run in the sandbox (baseline: bare fork and exec)',
      value: sandboxMs,
      unit: 'ms',
      baseline: bareMs,
      budget: { kind: 'added', most: 3 },
    },
    {
      what: '  the same a while after the run before',
      value: pausedMs,
      unit: 'ms',
      baseline: bareMs,
      budget: { kind: 'added', most: 3 },
    },
  ];
}
