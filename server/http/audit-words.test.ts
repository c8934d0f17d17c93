import { Status } from '@verdict/judge/protocol/status.ts';
import { auditAreas, actionsOf } from '@verdict/schema/core/audit/audit-actions.ts';
import { auditFields, auditNames } from '@verdict/schema/core/audit/audit-fields.ts';
import { expect, test } from 'vitest';
import { auditWordsIn } from './audit-words.ts';

test.each(['zh-CN', 'en-US'] as const)('the file of the audit log has words for all names in %s', (locale) => {
  const words = auditWordsIn(locale);
  const actions = auditAreas.flatMap((area) => actionsOf(area));
  expect(actions.filter((action) => words.act(action) === action)).toEqual([]);
  expect(auditFields.filter((field) => words.field(field) === null)).toEqual([]);
  const names = Object.entries(auditNames).flatMap(([field, all]) => all.map((name) => [field, name] as const));
  expect(names.filter(([field, name]) => words.name(field, name) === null)).toEqual([]);
  expect(Object.values(Status).filter((code) => words.status(code).startsWith('status.'))).toEqual([]);
  expect([words.setting('isRegistrationOpen'), words.kind('TAG')]).not.toContain('TAG');
  expect(words.becomes('{after}', 'a', 'b')).toMatch(/^\{after\}.+a → b$/u);
});
