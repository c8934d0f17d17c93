import { describe, expect, test } from 'vitest';
import { pausesOf, statusOf, type StatusFacts } from './status.ts';

const now = new Date('2026-11-27T12:00:00Z');
const facts: StatusFacts = {
  isOn: true,
  modes: ['POOL', 'BROWSER'],
  pace: { submitMs: 6_000, siteSubmitMs: 2_000 },
  accounts: 1,
  freeAt: null,
  hasAccount: true,
  waiting: 0,
  oldestAt: null,
  breakers: [],
};
const stateOf = (change: Partial<StatusFacts>) => statusOf({ ...facts, ...change }, now);
const later = new Date(now.getTime() + 60_000);
const open = (operation: 'SUBMIT' | 'POLL' | 'STATEMENT', failureClass: string, openUntil = later) => ({
  operation,
  failureClass,
  openedAt: now,
  openUntil,
  failedAt: null,
  succeededAt: null,
});

test('a judge with an account works', () => {
  const well = { state: 'WORKING', waiting: 0, waitMinutes: 0, gapMs: 6_000, since: null, cause: null };
  expect(stateOf({})).toEqual(well);
});

test('a long queue is slow, and says for how long', () => {
  expect(stateOf({ waiting: 50, oldestAt: now })).toMatchObject({ state: 'SLOW', waiting: 50, waitMinutes: 5 });
  expect(stateOf({ waiting: 1, oldestAt: new Date(now.getTime() - 600_000) })).toMatchObject({ waitMinutes: 10 });
});

test('a judge that wants a pause of all accounts is slow until it ends', () => {
  const freeAt = new Date(now.getTime() + 300_000);
  expect(stateOf({ freeAt })).toMatchObject({ state: 'SLOW', waiting: 0, waitMinutes: 5 });
});

test('where the site cannot submit, users can in their browsers', () => {
  expect(stateOf({ accounts: 0 })).toMatchObject({ state: 'BROWSER_ONLY', cause: null });
  expect(stateOf({ modes: ['BYO_SESSION', 'BROWSER'] })).toMatchObject({ state: 'BROWSER_ONLY', cause: null });
  expect(stateOf({ breakers: [open('SUBMIT', 'challenge')] })).toMatchObject({
    state: 'BROWSER_ONLY',
    since: now,
    cause: 'CHALLENGE',
  });
});

test('a breaker whose pause is over lets submissions through', () => {
  expect(stateOf({ breakers: [open('SUBMIT', 'network', now)] })).toMatchObject({ state: 'WORKING' });
});

test('a judge that only accounts of the site could use, and that has none, is not set up', () => {
  const none = { accounts: 0, hasAccount: false };
  expect(stateOf({ ...none, modes: ['OFFICIAL_API'] })).toMatchObject({ state: 'NOT_SET_UP', cause: null });
  expect(stateOf({ ...none, modes: ['POOL', 'BYO_SESSION'] })).toMatchObject({ state: 'WORKING' });
  expect(stateOf({ ...none, modes: ['POOL', 'BROWSER'] })).toMatchObject({ state: 'BROWSER_ONLY' });
});

describe('a judge that did not answer the last request', () => {
  const failed = (agoMs: number, succeededAgoMs: number | null, failureClass = 'network') => ({
    operation: 'STATEMENT' as const,
    failureClass,
    openedAt: null,
    openUntil: null,
    failedAt: new Date(now.getTime() - agoMs),
    succeededAt: succeededAgoMs === null ? null : new Date(now.getTime() - succeededAgoMs),
  });

  test('is down, before a breaker opens', () => {
    const down = { state: 'DOWN', since: new Date(now.getTime() - 5_000), cause: 'NETWORK' };
    expect(stateOf({ breakers: [failed(5_000, null)] })).toMatchObject(down);
    expect(stateOf({ breakers: [failed(5_000, 6_000)] })).toMatchObject(down);
  });

  test.each([
    ['that was long ago', failed(26 * 3_600_000, null)],
    ['it answered since', failed(5_000, 1_000)],
    ['it only refused', failed(5_000, null, 'auth')],
  ])('works when %s', (_name, breaker) => {
    expect(stateOf({ breakers: [breaker] })).toMatchObject({ state: 'WORKING' });
  });
});

test('statements rest until one is read, other operations until their pause is over', () => {
  const breakers = [open('STATEMENT', 'challenge', now), open('SUBMIT', 'network', now)];
  expect(pausesOf(breakers, now)).toEqual([{ operation: 'STATEMENT', since: now, until: now, cause: 'CHALLENGE' }]);
});

test('where nobody can, it is down for a reason', () => {
  expect(stateOf({ accounts: 0, modes: ['POOL'] })).toMatchObject({ state: 'DOWN', cause: 'NO_ACCOUNT' });
  expect(stateOf({ breakers: [open('POLL', 'network')] })).toMatchObject({ state: 'DOWN', cause: 'NETWORK' });
  expect(stateOf({ isOn: false })).toMatchObject({ state: 'OFF' });
});
