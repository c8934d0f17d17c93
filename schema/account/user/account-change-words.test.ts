import { expect, test } from 'vitest';
import { wordsOfAccountChange } from './account-change-words.ts';
import { accountChanges, type AccountChange } from './account-change.ts';

/** Told with the name of the admin who did it. */
const byAdmins: readonly AccountChange[] = [
  'passwordGiven',
  'passwordSet',
  'renamed',
  'emailSet',
  'disabled',
  'enabled',
  'deletionRequested',
  'restored',
  'dataExported',
  'viewed',
  'secondFactorRemoved',
];

test.each(accountChanges)(
  'the owner is told of "%s" in both languages, by name and without a gap left open',
  (change) => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const words = wordsOfAccountChange({ change, username: "ann $& o'hara", by: 'chief' }, locale);
      expect(words.sentence).toContain("ann $& o'hara");
      expect(words.sentence.includes('chief')).toBe(byAdmins.includes(change));
      for (const text of Object.values(words)) {
        expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh-CN');
        expect(text).not.toMatch(/[{}]/);
      }
    }
  },
);
