import { expect, test } from 'vitest';
import { toLocalText } from '../../../../lib/format/local-time.ts';
import type { ContestForm_FormFragment } from './contest-form.generated.ts';
import { faultsOf } from './faults.ts';
import { contestInput, durationOf, emptyContest, namesOf, storedValues, withPresets } from './values.ts';

const stored: ContestForm_FormFragment = {
  __typename: 'ContestForm',
  id: 1,
  version: 1,
  title: 'Cup',
  description: 'Rules',
  type: 'ACM',
  startsAt: '2026-11-21T10:00:07.123Z',
  endsAt: '2026-11-21T15:00:00.000Z',
  access: 'PRIVATE',
  password: 'open',
  sealsAt: '2026-11-21T14:00:00.000Z',
  isUnsealedAtEnd: true,
  penaltySeconds: 1_200,
  oiScoreRule: 'RECENT',
  boardName: 'NICKNAME',
  isBoardOpen: true,
  canOpenBoard: true,
  isPrintOpen: false,
  isVisible: true,
  isEndSubmitAllowed: false,
  teamSize: 1,
  accountLimit: { __typename: 'ContestAccountLimit', prefix: 'team', suffix: '', from: 1, to: 20, extra: ['coach'] },
  starUsernames: ['guest'],
  awardKind: 'NUMBER',
  awards: [{ __typename: 'BoardAward', name: 'Gold', background: '#e6bf25', color: '#000', size: 4 }],
};

const before = new Date('2026-11-21T09:00:00Z');

test('a form that nobody touched sends what is stored, to the millisecond', () => {
  const sent = contestInput(storedValues(stored, before), stored);
  expect(stored).toMatchObject({
    ...sent,
    accountLimit: { prefix: 'team', suffix: '', from: 1, to: 20, extra: ['coach'] },
    awards: [{ name: 'Gold', background: '#e6bf25', color: '#000', size: 4 }],
  });
  expect(sent.awards).toHaveLength(1);
});

test('a freeze that has begun stays where it is when the end is moved', () => {
  const frozen = storedValues(stored, new Date('2026-11-21T14:30:00Z'));
  const longer = { ...frozen, endsAt: toLocalText('2026-11-21T15:30:00Z') };
  expect(contestInput(longer, stored).sealsAt).toBe(stored.sealsAt);
  expect(contestInput({ ...longer, seal: 'HALF_HOUR' }, stored).sealsAt).toBe('2026-11-21T15:00:00.000Z');
  expect(contestInput({ ...longer, seal: storedValues(stored, before).seal }, stored).sealsAt).toBe(
    '2026-11-21T14:30:00.000Z',
  );
});

test('a freeze begins at any moment, which must be said', () => {
  const values = { ...storedValues(stored, before), seal: 'MOMENT' as const };
  const chosen = { ...values, sealsAt: toLocalText('2026-11-21T13:10:00Z') };
  expect(contestInput(chosen, stored).sealsAt).toBe('2026-11-21T13:10:00.000Z');
  expect(Object.keys(faultsOf({ ...values, sealsAt: '' }, stored))).toEqual(['sealsAt']);
  expect(faultsOf({ ...values, sealsAt: '', isSealed: false }, stored)).toEqual({});
});

test('a new ACM contest of two hours and more has a freeze, until somebody switches it', () => {
  const from = withPresets(emptyContest, { startsAt: '2026-11-21T10:00' });
  const short = withPresets(from, { endsAt: '2026-11-21T11:59' });
  const long = withPresets(short, { endsAt: '2026-11-21T12:00' });
  expect([from, short, long].map(({ isSealed }) => isSealed)).toEqual([false, false, true]);
  expect(long.seal).toBe('HOUR');
  expect(withPresets(long, { type: 'OI' }).isSealed).toBe(false);
  const without = withPresets(long, { isSealed: false });
  expect(withPresets(without, { endsAt: '2026-11-21T15:00' }).isSealed).toBe(false);
  const always = withPresets(short, { isSealed: true, seal: 'WHOLE' });
  expect(withPresets(always, { endsAt: '2026-11-21T15:00' })).toMatchObject({ isSealed: true, seal: 'WHOLE' });
});

test('a freeze that a new contest is too short for becomes its last fifth', () => {
  const frozen = withPresets(emptyContest, { isSealed: true, seal: 'HOUR' });
  const begun = withPresets(frozen, { startsAt: '2026-11-21T10:00' });
  expect(withPresets(begun, { endsAt: '2026-11-21T10:50' })).toMatchObject({
    seal: 'MOMENT',
    sealsAt: '2026-11-21T10:40',
  });
});

test('what is missing is told in the order of the form', () => {
  expect(Object.keys(faultsOf({ ...emptyContest, access: 'PRIVATE' }, null))).toEqual([
    'title',
    'description',
    'startsAt',
    'endsAt',
    'password',
  ]);
});

test('a contest that ends before it starts takes no time', () => {
  const values = {
    ...emptyContest,
    title: 'Cup',
    description: 'Rules',
    startsAt: '2026-11-21T10:00',
    endsAt: '2026-11-21T09:00',
  };
  expect(durationOf(values, null)).toBe(0);
  expect(Object.keys(faultsOf(values, null))).toEqual(['endsAt']);
  expect(durationOf({ ...values, endsAt: '2026-11-21T11:30' }, null)).toBe(5_400_000);
});

test('figures and shares are checked only where they count', () => {
  const values = {
    ...storedValues(stored, before),
    from: '5',
    to: 'x',
    awards: [{ key: 1, name: '', background: '#fff', color: '#000', size: '101' }],
  };
  expect(Object.keys(faultsOf({ ...values, awardKind: 'PROPORTION' }, stored))).toEqual([
    'accountLimit.to',
    'awards.0.name',
    'awards',
  ]);
  expect(faultsOf({ ...values, isLimited: false, awardKind: 'NONE' }, stored)).toEqual({});
});

test('a penalty that was saved can be saved again as it is shown', () => {
  const form = { ...stored, penaltySeconds: 20 };
  expect(faultsOf(storedValues(form, before), form)).toEqual({});
  expect(contestInput(storedValues(form, before), form).penaltySeconds).toBe(20);
});

test('sizes of awards that are not shown keep nobody from saving, and lose nothing else', () => {
  const sizes = ['', 'x', '-1', '1.5', '100001', '100000', '7'];
  const values = {
    ...storedValues(stored, before),
    awards: sizes.map((size, key) => ({ key, name: `Award ${key}`, background: '#fff', color: '#000', size })),
  };
  expect(faultsOf({ ...values, awardKind: 'NONE' }, stored)).toEqual({});
  const sent = contestInput({ ...values, awardKind: 'NONE' }, stored).awards;
  expect(sent.map(({ size }) => size)).toEqual([0, 0, 0, 0, 0, 100_000, 7]);
  expect(sent.map(({ name }) => name)).toEqual(values.awards.map(({ name }) => name));
  expect(Object.keys(faultsOf({ ...values, awardKind: 'NUMBER' }, stored))).toEqual([
    'awards.0.size',
    'awards.1.size',
    'awards.2.size',
    'awards.3.size',
  ]);
});

test('the penalty of a contest that has none keeps nobody from making it', () => {
  const values = { ...storedValues(stored, before), penaltyMinutes: 'x' };
  expect(Object.keys(faultsOf(values, stored))).toEqual(['penaltySeconds']);
  expect(faultsOf({ ...values, type: 'OI' }, stored)).toEqual({});
  expect(contestInput({ ...values, type: 'OI' }, stored).penaltySeconds).toBe(1_200);
});

test('names stand apart by blanks, commas and lines', () => {
  expect(namesOf(' a, b\nc，d ')).toEqual(['a', 'b', 'c', 'd']);
});
