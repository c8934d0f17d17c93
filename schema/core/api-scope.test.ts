import { describe, expect, test } from 'vitest';
import { hasScope, neededScope } from './api-scope.ts';

function needed(kind: string, authScopes: unknown, stated?: 'SUBMIT' | 'NEVER') {
  return neededScope({ kind, authScopes, stated });
}

describe('the scope a root field needs', () => {
  test('is READ for what everybody or every user may ask', () => {
    expect(needed('Query', { public: true })).toBe('READ');
    expect(needed('Subscription', { signedIn: true })).toBe('READ');
  });

  test('is ADMIN for what asks for a role', () => {
    expect(['admin', 'problemAdmin', 'superAdmin'].map((scope) => needed('Query', { [scope]: true }))).toEqual([
      'ADMIN',
      'ADMIN',
      'ADMIN',
    ]);
    expect(needed('Mutation', { admin: true })).toBe('ADMIN');
  });

  test('is none at all for a mutation that states nothing, for judges, and for rules that cannot be read', () => {
    expect(needed('Mutation', { signedIn: true })).toBe('NEVER');
    expect(needed('Mutation', { public: true })).toBe('NEVER');
    expect(needed('Query', { judge: true })).toBe('NEVER');
    expect(needed('Query', () => true)).toBe('NEVER');
    expect(needed('Query', {})).toBe('NEVER');
  });

  test('is what the field states', () => {
    expect(needed('Mutation', { signedIn: true }, 'SUBMIT')).toBe('SUBMIT');
    expect(needed('Query', { signedIn: true }, 'NEVER')).toBe('NEVER');
  });
});

describe('what scopes open', () => {
  test('a session opens everything', () => {
    expect(hasScope(null, 'NEVER')).toBe(true);
  });

  test('a token opens what it names, and never what is closed to tokens', () => {
    expect(hasScope(['READ'], 'READ')).toBe(true);
    expect(hasScope(['ADMIN'], 'READ')).toBe(false);
    expect(hasScope(['READ', 'SUBMIT', 'ACCOUNT', 'ADMIN'], 'NEVER')).toBe(false);
  });
});
