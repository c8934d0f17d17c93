import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

test("Prisma's errors are logged without the arguments of the query", () => {
  const error = new Error('Invalid `db.user.create()` invocation:\n{ data: { passwordHash: "$argon2id$secret" } }\n\nUnique constraint failed');
  error.name = 'PrismaClientKnownRequestError';
  expect(JSON.stringify(errorForLog(error))).not.toContain('secret');
  expect(errorForLog(error)).toMatchObject({ message: 'Unique constraint failed' });
});

test('other errors keep their message and stack', () => {
  expect(errorForLog(new TypeError('no such thing'))).toMatchObject({ type: 'TypeError', message: 'no such thing', stack: expect.any(String) });
});
