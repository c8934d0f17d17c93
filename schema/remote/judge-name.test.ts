import { expect, test } from 'vitest';
import { judgeNameOf } from './judge-name.ts';
import { pojInfo } from './poj/poj-info.ts';
import { verdictInfo } from './verdict/verdict-info.ts';

const defaults = {
  publicUrl: 'https://oj.example.org',
  smtp: null,
  identityProviders: [],
  remoteOrigins: { VERDICT: 'https://judge.example.org:8443', POJ: 'https://mirror.example.org' },
};

test('another Verdict is named by its host', () => {
  expect(judgeNameOf({ defaults }, verdictInfo)).toBe('Verdict at judge.example.org:8443');
});

test('another Verdict without an address is named by its product', () => {
  expect(judgeNameOf({ defaults: { ...defaults, remoteOrigins: {} } }, verdictInfo)).toBe('Verdict');
});

test('a judge that is one site keeps its name at a mirror', () => {
  expect(judgeNameOf({ defaults }, pojInfo)).toBe('PKU JudgeOnline');
});
