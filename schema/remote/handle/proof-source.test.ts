import { expect, test } from 'vitest';
import { remoteAdapters } from '../adapters.ts';
import { proofSource } from './proof-source.ts';

const now = new Date('2026-11-27T10:00:00Z');

test.each(remoteAdapters.map(({ info }) => [info.name, info] as const))(
  'the text that proves a handle is long enough for %s',
  (_name, info) => expect(proofSource(info, now).length).toBeGreaterThanOrEqual(info.minCodeLength ?? 1),
);

test('a judge that wants long programs gets a long text', () => {
  expect(proofSource({ minCodeLength: 200 }, now)).toHaveLength(200);
});

test('a proof that is begun again has another text', () => {
  expect(proofSource({}, now)).not.toBe(proofSource({}, new Date(now.getTime() + 1)));
});
