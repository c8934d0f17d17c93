import { afterAll, beforeAll, expect, test } from 'vitest';
import { AttackSite } from './attack-site.ts';
import { attacks } from './attacks/index.ts';

/** Generous: four processes and the tests share two processors. */
const maxWaitMs = 5_000;
let site: AttackSite;
beforeAll(async () => {
  site = await AttackSite.start('small');
}, 600_000);
afterAll(() => site?.stop());

test.each(attacks)('$name is fended off, and others use the site meanwhile', async (attack) => {
  const { weakness, answers, visitor, submitter } = await site.attack(attack);
  expect({ weakness, answers }).toEqual({ weakness: null, answers });
  expect(visitor.failures).toEqual([]);
  expect(submitter.failures).toEqual([]);
  expect(visitor.p99Ms).toBeLessThan(maxWaitMs);
});
