import { auditActions } from '@verdict/schema/core/audit/audit-actions.ts';
import { expect, test } from 'vitest';
import { rootOperations } from '../../root-operations.ts';
import { audited, elsewhere, noEntryWhen, reasons, sometimesAudited, unaudited } from './audit-table.ts';

/*
 * A new mutation is audited, or has a reason why not. That each success of an audited one leaves its entry is looked at
 * wherever a test calls it: `tests/server/watch-audits.ts`.
 */

test('every mutation is audited, or has a reason why not', () => {
  const mutations = rootOperations().flatMap(({ kind, field }) => (kind === 'Mutation' ? [field.name] : []));
  const listed = [audited, sometimesAudited, unaudited].flatMap((table) => Object.keys(table));
  expect(listed.toSorted()).toEqual(mutations.toSorted());
});

test('every act is done by something', () => {
  const done = [
    ...Object.values(audited),
    ...Object.values(sometimesAudited).map(({ acts }) => acts),
    elsewhere,
  ].flat();
  expect([...new Set(done)].toSorted()).toEqual(auditActions.toSorted());
});

test('every reason is one of some mutation', () => {
  expect([...new Set(Object.values(unaudited))].toSorted()).toEqual(Object.keys(reasons).toSorted());
  const unless = Object.values(sometimesAudited).map((row) => row.unless);
  expect([...new Set(unless)].toSorted()).toEqual(Object.keys(noEntryWhen).toSorted());
});
