import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

test("Prisma's errors are logged without the arguments of the query", () => {
  const error = new Error(
    'Invalid `db.user.create()` invocation:\n' +
      '{ data: { passwordHash: "$argon2id$secret" } }\n\nUnique constraint failed',
  );
  error.name = 'PrismaClientKnownRequestError';
  expect(JSON.stringify(errorForLog(error))).not.toContain('secret');
  expect(errorForLog(error)).toMatchObject({ message: 'Unique constraint failed' });
});

test('a broken database connection is logged without what it held', () => {
  const error = Object.assign(new Error('terminating connection'), {
    code: '57P01',
    client: { connection: { parsedStatements: {} } },
  });
  expect(errorForLog(error)).toMatchObject({ message: 'terminating connection', code: '57P01' });
  expect(errorForLog(error)).not.toHaveProperty('client');
});

test('other errors keep their message and stack', () => {
  expect(errorForLog(new TypeError('no such thing'))).toMatchObject({
    type: 'TypeError',
    message: 'no such thing',
    stack: expect.any(String),
  });
});
