import { expect, test } from 'vitest';
import { contestFaults } from './contest-faults.ts';
import type { ContestInput } from './contest-input.ts';
import { isCssColor } from './css-color.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const contest: ContestInput = {
  title: 'Cup',
  description: 'Rules',
  type: 'ACM',
  startsAt: at('10:00:00'),
  endsAt: at('12:00:00'),
  access: 'PUBLIC',
  sealsAt: null,
  isUnsealedAtEnd: true,
  penaltySeconds: 1_200,
  oiScoreRule: 'RECENT',
  boardName: 'USERNAME',
  isBoardOpen: false,
  isPrintOpen: false,
  isVisible: true,
  isEndSubmitAllowed: false,
  accountLimit: null,
  starUsernames: [],
  awardKind: 'NONE',
  awards: [],
};
const paths = (wishes: Partial<ContestInput>) => contestFaults({ ...contest, ...wishes }, null).map(({ path }) => path);
const gold = { name: 'Gold', background: '#e6bf25', color: 'black', size: 10 };

test('nothing is wrong with a plain contest', () => {
  expect(paths({})).toEqual([]);
});

test('faults come in the order of the form: title, description, start, end, password', () => {
  expect(
    paths({ title: ' ', description: '', startsAt: null, endsAt: undefined, access: 'PRIVATE', password: ' ' }),
  ).toEqual(['title', 'description', 'startsAt', 'endsAt', 'password']);
});

test('a contest takes longer than no time at all', () => {
  expect(paths({ endsAt: at('10:00:00') })).toEqual(['endsAt']);
  expect(paths({ endsAt: at('09:00:00'), sealsAt: at('09:30:00') })).toEqual(['endsAt']);
});

test('a seal begins within the contest, at its start at the earliest', () => {
  expect(paths({ sealsAt: at('10:00:00') })).toEqual([]);
  expect(paths({ sealsAt: at('11:59:59') })).toEqual([]);
  expect(paths({ sealsAt: at('12:00:00') })).toEqual(['sealsAt']);
  expect(paths({ sealsAt: at('09:59:59') })).toEqual(['sealsAt']);
});

test('the type stays what it was when the contest was made', () => {
  expect(contestFaults(contest, 'OI').map(({ path }) => path)).toEqual(['type']);
  expect(contestFaults(contest, 'ACM')).toEqual([]);
});

test('an account is listed once, however it is written', () => {
  expect(paths({ starUsernames: ['Coach', '', ' coach ', ''] })).toEqual(['starUsernames.2']);
  expect(paths({ accountLimit: { prefix: 'team', suffix: '', from: 5, to: 4, extra: ['a', 'A'] } })).toEqual([
    'accountLimit.to',
    'accountLimit.extra.1',
  ]);
});

test('awards have a name and colours, and shares are no more than everybody', () => {
  expect(
    paths({ awardKind: 'PROPORTION', awards: [{ ...gold, name: '', background: 'red; }', color: 'url(x)' }] }),
  ).toEqual(['awards.0.name', 'awards.0.background', 'awards.0.color']);
  expect(paths({ awardKind: 'PROPORTION', awards: [{ ...gold, size: 101 }] })).toEqual(['awards.0.size']);
  expect(
    paths({
      awardKind: 'PROPORTION',
      awards: [
        { ...gold, size: 60 },
        { ...gold, size: 41 },
      ],
    }),
  ).toEqual(['awards']);
  expect(
    paths({
      awardKind: 'NUMBER',
      awards: [
        { ...gold, size: 60 },
        { ...gold, size: 410 },
      ],
    }),
  ).toEqual([]);
  expect(paths({ awards: [{ ...gold, name: '' }] })).toEqual([]);
});

test('colours are colours and nothing else of CSS', () => {
  const colors = [
    '#fff',
    '#d32f2f',
    '#d32f2fcc',
    'gold',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,0.5)',
    '',
    '#ff',
    'red;',
    'url(//evil)',
    'var(--x)',
    '#ggg',
  ];
  expect(colors.filter(isCssColor)).toEqual(colors.slice(0, 6));
});
