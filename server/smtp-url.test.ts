import { expect, test } from 'vitest';
import { smtpServerOf } from './smtp-url.ts';

test('name and password may hold any character, and the port has a default for each way', () => {
  expect(smtpServerOf('smtp://me%40example.org:p%3Aw%2F@mail.example.org', null)).toEqual({
    host: 'mail.example.org',
    port: 587,
    isSecure: false,
    username: 'me@example.org',
    password: 'p:w/',
    from: null,
  });
  expect(smtpServerOf('smtps://mail.example.org', 'judge@example.org')).toEqual({
    host: 'mail.example.org',
    port: 465,
    isSecure: true,
    username: null,
    password: null,
    from: 'judge@example.org',
  });
  expect(smtpServerOf('smtp://[::1]:2525/', null)).toMatchObject({ host: '::1', port: 2525 });
});

test('without an address there is no server', () => {
  expect(smtpServerOf(undefined, 'judge@example.org')).toBeNull();
});
