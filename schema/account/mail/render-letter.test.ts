import { describe, expect, test } from 'vitest';
import { type Letter, letterSchema } from './letter.ts';
import { renderLetter } from './render-letter.ts';

const site = { name: 'Judge & <Co>', baseUrl: 'https://judge.example.org' };
const hostile = '<b onclick="x()">&\'';

const letters: { readonly [Kind in Letter['kind']]: Extract<Letter, { kind: Kind }> } = {
  registerCode: { kind: 'registerCode', code: hostile, minutes: 10 },
  signInCode: { kind: 'signInCode', username: hostile, code: 'A1B2C3', minutes: 10 },
  resetPassword: { kind: 'resetPassword', username: hostile, path: '/reset-password?code="a"&b=1', minutes: 20 },
  changeEmailCode: { kind: 'changeEmailCode', username: hostile, code: 'A1B2C3', minutes: 10 },
  accountChanged: { kind: 'accountChanged', username: hostile, change: 'password' },
  digest: {
    kind: 'digest',
    username: hostile,
    total: 1,
    items: [
      {
        sender: hostile,
        action: 'REPLY',
        sourceType: 'DISCUSSION',
        title: { 'zh-CN': hostile, 'en-US': hostile },
        path: '/discussion-detail/1?comment=2',
      },
    ],
    unsubscribePath: '/api/unsubscribe?token=t',
  },
  test: { kind: 'test' },
};

describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
  test.each(Object.values(letters))(
    'a letter $kind is complete in text and HTML, and no value of it is read as HTML',
    (letter) => {
      const { subject, text, html } = renderLetter(letterSchema.parse(letter), locale, site);
      expect(subject).not.toBe('');
      expect(html).toContain(`lang="${locale}"`);
      expect(html).toContain('Judge &amp; &lt;Co&gt;');
      expect(html).not.toContain('<b onclick');
      expect(html).not.toMatch(/<script|javascript:/i);
      expect(text).toContain(site.name);
      expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh-CN');
      expect(/\p{Script=Han}/u.test(subject)).toBe(locale === 'zh-CN');
    },
  );
});

test('a link is absolute, with the address of the site before its path', () => {
  const { text, html } = renderLetter(letters.resetPassword, 'en-US', site);
  expect(text).toContain('https://judge.example.org/reset-password?code="a"&b=1');
  expect(html).toContain('href="https://judge.example.org/reset-password?code=&quot;a&quot;&amp;b=1"');
});

test('a letter about what an admin did does not ask whether it was the reader', () => {
  const { text } = renderLetter({ ...letters.accountChanged, change: 'passwordSet', by: 'chief' }, 'en-US', site);
  expect(text).toContain('chief');
  expect(text).not.toContain('If that was you');
});
