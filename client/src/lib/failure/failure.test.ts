import { expect, test } from 'vitest';
import { failureOf, isForbidden, isUnauthenticated } from './failure.ts';

const answered = (statusCode: number) =>
  Object.assign(new Error('<html>secret</html>'), { name: 'ServerError', statusCode });
const graphql = (code: string) =>
  Object.assign(new Error('You may not'), {
    name: 'CombinedGraphQLErrors',
    errors: [{ message: 'You may not', extensions: { code } }],
  });

test.each([
  ['the server cannot be reached', new TypeError('Failed to fetch'), 'error.network'],
  ['a proxy cannot reach the server', answered(502), 'error.network'],
  ['the request took too long', new DOMException('', 'TimeoutError'), 'error.timeout'],
  ['there is nothing at the address', answered(404), 'error.notFound'],
  ['the server fails', answered(500), 'error.server'],
  ['something else is thrown', 'oops', 'error.server'],
])('%s', (_what, error, id) => {
  expect(failureOf(error)).toEqual({ text: { id }, told: null });
});

test('what the server wrote for the reader is shown as it is', () => {
  expect(failureOf(graphql('FORBIDDEN')).told).toBe('You may not');
});

test('a lost session and a lost role are told apart', () => {
  expect([isUnauthenticated(graphql('UNAUTHENTICATED')), isForbidden(graphql('UNAUTHENTICATED'))]).toEqual([
    true,
    false,
  ]);
  expect([isUnauthenticated(graphql('FORBIDDEN')), isForbidden(graphql('FORBIDDEN'))]).toEqual([false, true]);
  expect(isForbidden(answered(403))).toBe(true);
});
