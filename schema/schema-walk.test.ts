import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './index.ts';

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type) => type !== null && type !== undefined,
);
const rootFields = roots.flatMap((root) =>
  Object.values(root.getFields()).map((field) => ({ name: `${root.name}.${field.name}`, field })),
);

const knownScopes = new Set([
  'public',
  'signedIn',
  'canSubmit',
  'admin',
  'problemAdmin',
  'superAdmin',
  'manager',
  'announcer',
  'support',
  'judge',
]);

test.each(rootFields)('$name says who may use it', ({ field }) => {
  const options = field.extensions['pothosOptions'] as { authScopes?: unknown };
  expect(options.authScopes).toBeDefined();
  if (typeof options.authScopes === 'object') {
    for (const scope of Object.keys(options.authScopes ?? {})) expect(knownScopes).toContain(scope);
  }
});

test.each(rootFields)('$name says what it is for', ({ field }) => {
  expect(field.description).toBeTruthy();
});

test('every expected failure is a DomainError, and every result has one success', () => {
  const unions = Object.values(schema.getTypeMap()).filter(
    (type) => 'getTypes' in type && type.name.endsWith('Result'),
  );
  expect(unions.length).toBeGreaterThan(0);
  for (const union of unions) {
    if (!('getTypes' in union)) continue;
    const [successes, failures] = [
      union.getTypes().filter(isSuccess),
      union.getTypes().filter((type) => !isSuccess(type)),
    ];
    expect(successes.map(({ name }) => name)).toEqual([union.name.replace(/Result$/, 'Success')]);
    for (const failure of failures) {
      expect(isObjectType(failure) && failure.getInterfaces().map(({ name }) => name)).toContain('DomainError');
    }
  }
});

function isSuccess({ name }: { readonly name: string }): boolean {
  return name.endsWith('Success');
}
