import { expect, test } from 'vitest';
import { waitOf, type WaitFacts } from './wait.ts';

const now = new Date('2026-11-27T10:00:00Z');
const later = new Date('2026-11-27T10:05:00Z');
const queued: WaitFacts['job'] = {
  state: 'QUEUED',
  mode: 'POOL',
  handle: null,
  givenRunId: null,
  visibleBy: null,
  createdAt: now,
  nextAt: now,
};
const facts: WaitFacts = {
  job: queued,
  isAllowed: true,
  submitBreaker: null,
  pollBreaker: null,
  freeAt: now,
  readerState: null,
  isReadByAccount: false,
  isHandleProvable: true,
};
const waiting = { ...queued, state: 'WAITING', mode: 'BROWSER', visibleBy: later } as const;
const running = { ...queued, state: 'RUNNING' } as const;
const challenge = { until: later, failureClass: 'challenge' };
const network = { until: later, failureClass: 'network' };
const tomorrow = new Date('2026-11-28T10:00:00Z');

test.each<[string, Partial<WaitFacts>, ReturnType<typeof waitOf>]>([
  ['its turn', {}, { kind: 'PLACE', until: null }],
  ['the pause of the account', { freeAt: later }, { kind: 'PACE', until: later }],
  ['another try', { job: { ...queued, nextAt: later } }, { kind: 'RETRY', until: later }],
  ['a judge that does not answer', { submitBreaker: network }, { kind: 'UNREACHABLE', until: later }],
  ['a judge that wants a person', { submitBreaker: challenge }, { kind: 'CHALLENGE', until: later }],
  ['the admins', { isAllowed: false }, { kind: 'SWITCHED_OFF', until: tomorrow }],
  ['an account of the site', { freeAt: null }, { kind: 'NO_ACCOUNT', until: tomorrow }],
  [
    'a session of its user',
    { job: { ...queued, mode: 'BYO_SESSION' }, freeAt: null },
    { kind: 'OWN_SESSION', until: null },
  ],
  ['the handle of its user', { job: waiting }, { kind: 'OWN_HANDLE', until: later }],
  ['a run of its user', { job: { ...waiting, handle: 'alice' } }, { kind: 'OWN_RUN', until: later }],
  ['a run where no handle is proven', { job: waiting, isHandleProvable: false }, { kind: 'OWN_RUN', until: later }],
  ['a run to be named', { job: { ...waiting, mode: 'CLAIM', handle: 'alice' } }, { kind: 'OWN_CLAIM', until: later }],
  ['the look at a run', { job: { ...waiting, givenRunId: '7' } }, { kind: 'RUN_CHECK', until: later }],
  ['its result', { job: running }, { kind: 'RESULT', until: null }],
  [
    'its result at a judge that is away',
    { job: running, pollBreaker: network },
    {
      kind: 'RESULT_UNREACHABLE',
      until: later,
    },
  ],
  [
    'a session that reads its result',
    { job: { ...running, mode: 'BYO_SESSION' }, isReadByAccount: true, readerState: 'NEEDS_HUMAN' },
    { kind: 'RESULT_SESSION', until: null },
  ],
  ['nothing once it is over', { job: { ...queued, state: 'DONE' } }, null],
])('a submission waits for %s', (_what, change, wait) => {
  expect(waitOf({ ...facts, ...change }, now)).toEqual(wait);
});
