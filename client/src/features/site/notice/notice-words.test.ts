import { expect, test } from 'vitest';
import { noticeMoment } from './notice-words.ts';

const times = {
  sendAt: '2026-11-27T08:00:00Z',
  pushedAt: '2026-11-27T08:01:00Z',
  recalledAt: '2026-11-27T09:00:00Z',
};

test.each([
  ['SCHEDULED', { ...times, pushedAt: null, recalledAt: null }, 'siteNotice.sendsAt', times.sendAt],
  ['SENT', { ...times, recalledAt: null }, 'siteNotice.sentAt', times.pushedAt],
  ['RECALLED', times, 'siteNotice.recalledAt', times.recalledAt],
] as const)('a notice that is %s shows its newest moment', (state, moments, id, at) => {
  expect(noticeMoment({ state, ...moments })).toEqual({ at, text: { id } });
});

test('a notice on its way has no moment yet', () => {
  expect(noticeMoment({ ...times, state: 'SENDING', pushedAt: null, recalledAt: null })).toBeNull();
});
