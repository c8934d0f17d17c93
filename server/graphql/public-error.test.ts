import { domainError } from '@verdict/schema/core/errors.ts';
import { InvalidInput } from '@verdict/schema/core/invalid-input.ts';
import { unauthorized } from '@verdict/schema/core/refusals.ts';
import { GraphQLError, locatedError } from 'graphql';
import { expect, test } from 'vitest';
import { publicErrorOf } from './public-error.ts';

const context = { locale: 'en-US', requestId: 'r-1' } as const;

function thrownInResolver(error: Error): GraphQLError {
  return locatedError(error, [], ['problem']);
}

test("an unexpected error says nothing but the request's id", () => {
  const cause = new Error('connect ECONNREFUSED 10.1.1.1:5432');
  expect(publicErrorOf(thrownInResolver(cause), context)).toEqual({
    formatted: {
      message: 'Internal error, number r-1',
      path: ['problem'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
    },
    failure: cause,
  });
});

test('who finds the site overloaded is told to come again', () => {
  const cause = new Error('timeout exceeded when trying to connect');
  expect(publicErrorOf(thrownInResolver(cause), context)).toEqual({
    formatted: {
      message: 'The site is very busy right now. Try again in a moment.',
      path: ['problem'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
    },
    failure: cause,
  });
});

test('an expected failure that is not part of the result is told in the language of the reader', () => {
  const NothingHere = domainError('NOTHING_HERE', { zh: '这里什么都没有', en: 'nothing here' });
  const error = new NothingHere();
  const { formatted, failure } = publicErrorOf(thrownInResolver(error), { ...context, locale: 'zh-CN' });
  expect(formatted).toMatchObject({ message: '这里什么都没有', extensions: { code: 'NOTHING_HERE' } });
  expect(failure).toBeNull();
});

test('wrong input names its fields', () => {
  const fields = [{ path: 'page.size', message: 'It must be at most 100.' }];
  expect(publicErrorOf(thrownInResolver(new InvalidInput(fields)), context).formatted.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields,
  });
});

test('a refusal keeps its code', () => {
  const refusal = unauthorized({ viewer: { kind: 'anonymous' }, locale: 'en-US' });
  expect(publicErrorOf(thrownInResolver(refusal), context).formatted).toMatchObject({
    extensions: { code: 'UNAUTHENTICATED' },
  });
});

test('what is wrong with a variable is told, it is about the query only', () => {
  const error = new GraphQLError('Variable "$id" of required type "Int!" was not provided.');
  expect(publicErrorOf(error, context).formatted.extensions).toEqual({ code: 'BAD_USER_INPUT' });
});
