import { expect, test } from 'vitest';
import { canSubmitThere, waitOf, type OwnWays, type WaitFacts } from './wait.ts';

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
  reason: null,
};
const facts: WaitFacts = {
  job: queued,
  isAllowed: true,
  submitBreaker: null,
  pollBreaker: null,
  freeAt: now,
  isAccountHeld: false,
  isAway: false,
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
  [
    'another try at a judge that did not answer',
    { job: { ...queued, nextAt: later }, isAway: true },
    { kind: 'RETRY_UNREACHABLE', until: later },
  ],
  ['a judge that does not answer', { submitBreaker: network }, { kind: 'UNREACHABLE', until: later }],
  ['a judge that wants a person', { submitBreaker: challenge }, { kind: 'CHALLENGE', until: later }],
  ['the admins', { isAllowed: false }, { kind: 'SWITCHED_OFF', until: tomorrow }],
  ['an account of the site', { freeAt: null }, { kind: 'NO_ACCOUNT', until: tomorrow }],
  [
    'an admin who signs in, also while the judge rests',
    { freeAt: null, isAccountHeld: true, submitBreaker: challenge },
    { kind: 'ACCOUNT_NEEDS_ADMIN', until: tomorrow },
  ],
  [
    'the run of a program that was taken',
    { job: { ...queued, state: 'UNCERTAIN', visibleBy: later, reason: 'taken' } },
    { kind: 'RUN_TAKEN', until: later },
  ],
  [
    'what became of a program without an answer',
    { job: { ...queued, state: 'UNCERTAIN', visibleBy: later } },
    { kind: 'RUN_LOOKED_FOR', until: later },
  ],
  [
    'a session of its user',
    { job: { ...queued, mode: 'BYO_SESSION' }, freeAt: null },
    { kind: 'OWN_SESSION', until: null },
  ],
  ['the handle of its user', { job: waiting }, { kind: 'OWN_HANDLE', until: later }],
  ['a run of its user', { job: { ...waiting, handle: 'alice' } }, { kind: 'OWN_RUN', until: later }],
  ['a run where no handle is proven', { job: waiting, isHandleProvable: false }, { kind: 'OWN_RUN', until: later }],
  ['a run to be named', { job: { ...waiting, mode: 'CLAIM', handle: 'alice' } }, { kind: 'OWN_CLAIM', until: later }],
  ['the handle of who names a run', { job: { ...waiting, mode: 'CLAIM' } }, { kind: 'OWN_CLAIM_HANDLE', until: later }],
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

const ways: OwnWays = { modes: ['POOL', 'CLAIM'], isReadable: true, isOfContest: false };
test.each<[boolean, string, Parameters<typeof canSubmitThere>[0]['kind'], Partial<OwnWays>]>([
  [true, 'lets its users name runs', 'ACCOUNT_NEEDS_ADMIN', {}],
  [false, 'takes programs of the site alone', 'NO_ACCOUNT', { modes: ['POOL'] }],
  [false, 'takes the program soon', 'PLACE', {}],
  [false, 'would take old runs in a contest', 'CHALLENGE', { isOfContest: true }],
  [true, 'is read in a contest', 'CHALLENGE', { isOfContest: true, modes: ['BROWSER'] }],
  [false, 'is not read in a contest', 'CHALLENGE', { isOfContest: true, modes: ['BROWSER'], isReadable: false }],
])('it is %s that one can submit there instead, where the judge %s', (isOffered, _what, kind, change) => {
  expect(canSubmitThere({ kind, until: null }, { ...ways, ...change })).toBe(isOffered);
});
