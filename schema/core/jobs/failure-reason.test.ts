import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test('the reason of a failure is the last line of its message, without folders of this machine', () => {
  expect(
    failureReason(new Error('Invalid `db.x()` invocation in\n/srv/site/x.ts:1\n\ninvalid byte sequence: 0x00\n')),
  ).toBe('invalid byte sequence: 0x00');
  expect(failureReason(new Error("ENOENT: no such file or directory, open '/srv/data/files/ab/abc'"))).toBe(
    "ENOENT: no such file or directory, open 'abc'",
  );
  expect(failureReason(new Error('[\n  { "message": "expected array" }\n]'))).toBe('{ "message": "expected array" }');
  expect(failureReason(new TypeError(''))).toBe('TypeError');
});
