import { expect, test } from 'vitest';
import { CostGate } from './cost-gate.ts';

test('operations above the cost that may run at once wait in line', async () => {
  const gate = new CostGate({ maxCost: 10, maxWaiting: 2 });
  const begun: string[] = [];
  const enter = async (name: string, cost: number) => {
    const leave = await gate.enter(cost);
    if (leave !== null) begun.push(name);
    return leave;
  };
  // One that costs more than may run at once runs alone.
  const large = await enter('large', 50);
  const second = enter('second', 6);
  const third = enter('third', 6);
  expect(await enter('too many', 1)).toBeNull();
  expect(begun).toEqual(['large']);
  large?.();
  large?.();
  (await second)?.();
  (await third)?.();
  expect(begun).toEqual(['large', 'second', 'third']);
});
