import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const least = { VERDICT_URL: 'http://localhost:4000/', JUDGE_TOKEN: 'secret' };

test('an address and a token are enough', () => {
  const settings = parseSettings(least);
  expect(settings).toMatchObject({
    VERDICT_URL: 'http://localhost:4000',
    token: 'secret',
    JUDGE_ALLOW_WEAK_SANDBOX: false,
  });
  expect(settings.JUDGE_SLOTS).toBeGreaterThanOrEqual(1);
});

test('every wrong setting is named', () => {
  expect(() => parseSettings({ VERDICT_URL: 'nowhere', JUDGE_SLOTS: '0', JUDGE_TOKEN: 'x' })).toThrow(
    /VERDICT_URL: .*\n.*JUDGE_SLOTS: must be at least 1/,
  );
  expect(() => parseSettings({ VERDICT_URL: 'http://a' })).toThrow(/JUDGE_TOKEN: must be set/);
  expect(() => parseSettings({ VERDICT_URL: 'http://a', JUDGE_TOKEN_FILE: '/nowhere/token' })).toThrow(
    /JUDGE_TOKEN: must be set/,
  );
});

test('an empty setting counts as unset', () => {
  expect(parseSettings({ ...least, JUDGE_PYTHON2: '' }).JUDGE_PYTHON2).toBeUndefined();
});
