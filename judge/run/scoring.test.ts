import { describe, expect, test } from 'vitest';
import { Status, statusShortNames, type StatusCode } from '../protocol/status.ts';
import type { CaseMode, TestCase, TestGroup } from '../protocol/task.ts';
import type { CaseOutcome, Points } from './points.ts';
import { scoringWalk, type Scored } from './scoring.ts';

const file = { sha256: '0'.repeat(64), sizeBytes: 0 };
let position = 0;

function cases(...scores: (number | null)[]): TestCase[] {
  return scores.map((score) => {
    position += 1;
    return { position, testCaseId: position, name: String(position), input: file, answer: file, score };
  });
}

function group(name: string, part: Partial<TestGroup>): TestGroup {
  return {
    name,
    aggregation: 'sum',
    isBreakOnReject: false,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
    validatorFlags: [],
    cases: [],
    groups: [],
    ...part,
  };
}

const share = (value: number): Points => ({ kind: 'share', value });
const absolute = (value: number): Points => ({ kind: 'absolute', value });
const ac: CaseOutcome = { status: Status.ACCEPTED, points: null };
const wa: CaseOutcome = { status: Status.WRONG_ANSWER, points: null };
const tle: CaseOutcome = { status: Status.TIME_LIMIT_EXCEEDED, points: null };
const se: CaseOutcome = { status: Status.SYSTEM_ERROR, points: null };
const part = (points: Points): CaseOutcome => ({ status: Status.PARTIAL_ACCEPTED, points });
const accepted = (points: Points): CaseOutcome => ({ status: Status.ACCEPTED, points });

/** Walks a tree whose cases, in order, would have these outcomes. */
function judge(
  rules: { mode: CaseMode; scoring: 'acm' | 'oi'; tests: TestGroup },
  outcomes: readonly CaseOutcome[],
): { scored: Scored; asked: number[] } {
  const walk = scoringWalk({ caseMode: rules.mode, scoring: rules.scoring, tests: rules.tests });
  const asked: number[] = [];
  let step = walk.next();
  while (step.done !== true) {
    const at = step.value.testCase.position;
    asked.push(at);
    step = walk.next(outcomes[at - 1] ?? ac);
  }
  return { scored: step.value, asked };
}

const short = (status: StatusCode): string => statusShortNames[status];
const statuses = (scored: Scored): string => scored.cases.map((one) => short(one.status)).join(' ');

function flat(scores: (number | null)[]): TestGroup {
  position = 0;
  return group('secret', { cases: cases(...scores) });
}

describe('default, ACM', () => {
  test.each<[string, CaseOutcome[], string, string]>([
    ['all accepted', [ac, ac, ac], 'AC', 'AC AC AC'],
    ['the first bad one decides, all run', [ac, tle, wa], 'TLE', 'AC TLE WA'],
    ['a partial case is not accepted', [ac, part(share(0.5)), ac], 'PAC', 'AC PAC AC'],
    ['a system error is the verdict and ends the run', [wa, se, ac], 'SE', 'WA SE CA'],
  ])('%s', (_what, outcomes, verdict, all) => {
    const { scored } = judge({ mode: 'default', scoring: 'acm', tests: flat([null, null, null]) }, outcomes);
    expect([short(scored.status), statuses(scored), scored.score, scored.totalScore]).toEqual([
      verdict,
      all,
      null,
      null,
    ]);
  });
});

test('without error, the first bad case ends the run', () => {
  const { scored, asked } = judge({ mode: 'ergodicWithoutError', scoring: 'acm', tests: flat([null, null, null]) }, [
    ac,
    wa,
    ac,
  ]);
  expect([short(scored.status), statuses(scored), asked]).toEqual(['WA', 'AC WA CA', [1, 2]]);
});

describe('default, OI', () => {
  test.each<[string, CaseOutcome[], string, number]>([
    ['all right is full', [ac, ac, ac], 'AC', 100],
    ['some right is partial', [ac, wa, ac], 'PAC', 60],
    ['none right is the first bad case', [tle, wa, wa], 'TLE', 0],
    ['a share is rounded down', [part(share(0.19)), wa, wa], 'PAC', 1],
    ['a share that comes to nothing counts as none', [part(share(0.05)), wa, wa], 'PAC', 0],
    ['points beyond the full score of a case are cut', [accepted(absolute(500)), wa, wa], 'PAC', 10],
    ['an accepted case with less than full points is partial', [accepted(share(0.5)), ac, ac], 'PAC', 95],
  ])('%s', (_what, outcomes, verdict, score) => {
    const { scored } = judge({ mode: 'default', scoring: 'oi', tests: flat([10, 40, 50]) }, outcomes);
    expect([short(scored.status), scored.score, scored.totalScore]).toEqual([verdict, score, 100]);
  });
});

function subtasks(): TestGroup {
  position = 0;
  return group('secret', {
    groups: [group('one', { cases: cases(40, 40) }), group('two', { cases: cases(60, 60, 60) })],
  });
}

describe('subtasks by their lowest case', () => {
  test.each<[string, CaseOutcome[], string, number, string, number[]]>([
    ['all right', [ac, ac, ac, ac, ac], 'AC', 100, 'AC AC AC AC AC', [1, 2, 3, 4, 5]],
    ['a lost subtask ends, the next goes on', [wa, ac, ac, ac, ac], 'PAC', 60, 'WA CA AC AC AC', [1, 3, 4, 5]],
    [
      'a partial case lowers its subtask and does not end it',
      [ac, ac, part(share(0.5)), ac, ac],
      'PAC',
      70,
      'AC AC PAC AC AC',
      [1, 2, 3, 4, 5],
    ],
    ['nothing right', [wa, ac, tle, ac, ac], 'WA', 0, 'WA CA TLE CA CA', [1, 3]],
    ['a system error ends everything', [ac, se, ac, ac, ac], 'SE', 0, 'AC SE CA CA CA', [1, 2]],
  ])('%s', (_what, outcomes, verdict, score, all, ran) => {
    const { scored, asked } = judge({ mode: 'subtaskLowest', scoring: 'oi', tests: subtasks() }, outcomes);
    expect([short(scored.status), scored.score, statuses(scored), asked]).toEqual([verdict, score, all, ran]);
    expect(scored.totalScore).toBe(100);
  });

  test('each subtask has a result of its own', () => {
    const { scored } = judge({ mode: 'subtaskLowest', scoring: 'oi', tests: subtasks() }, [ac, wa, ac, ac, ac]);
    expect(scored.groups.map(({ name, status, score, total }) => [name, short(status), score, total])).toEqual([
      ['one', 'WA', 0, 40],
      ['two', 'AC', 60, 60],
    ]);
  });

  test('a subtask that requires one that is not all right is not run and scores nothing', () => {
    position = 0;
    const tests = group('secret', {
      groups: [
        group('one', { cases: cases(40) }),
        group('two', { cases: cases(30, 30), requires: ['one'] }),
        group('three', { cases: cases(30), requires: ['two'] }),
      ],
    });
    const lost = judge({ mode: 'subtaskLowest', scoring: 'oi', tests }, [ac, ac, wa, ac]);
    expect([lost.asked, statuses(lost.scored), lost.scored.score]).toEqual([[1, 2, 3], 'AC AC WA CA', 40]);
    expect(judge({ mode: 'subtaskAverage', scoring: 'oi', tests }, [wa, ac, ac, ac]).asked).toEqual([1]);
    expect(judge({ mode: 'subtaskLowest', scoring: 'oi', tests }, [ac, ac, ac, ac]).scored.score).toBe(100);
  });

  test('accepted cases without scores do not end a subtask', () => {
    position = 0;
    const tests = group('secret', { groups: [group('one', { cases: cases(null, null) })] });
    expect(statuses(judge({ mode: 'subtaskLowest', scoring: 'acm', tests }, [ac, wa]).scored)).toBe('AC WA');
  });
});

test('subtasks by the mean of their cases run every case, rounded', () => {
  const { scored, asked } = judge({ mode: 'subtaskAverage', scoring: 'oi', tests: subtasks() }, [
    wa,
    ac,
    ac,
    wa,
    part(share(0.5)),
  ]);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  expect(scored.groups.map(({ score }) => score)).toEqual([20, 30]);
  expect([short(scored.status), scored.score, scored.totalScore]).toEqual(['PAC', 50, 100]);
});

describe('test groups of a package', () => {
  function tree(root: Partial<TestGroup>, ...groups: [string, Partial<TestGroup>, number][]): TestGroup {
    position = 0;
    return group('data', {
      ...root,
      groups: groups.map(([name, settings, count]) =>
        group(name, { ...settings, cases: cases(...Array.from({ length: count }, () => null)) }),
      ),
    });
  }

  test('a pass-fail problem stops at its first bad case', () => {
    const tests = tree(
      { isBreakOnReject: true },
      ['sample', { isBreakOnReject: true }, 2],
      ['secret', { isBreakOnReject: true }, 3],
    );
    const { scored, asked } = judge({ mode: 'testGroups', scoring: 'acm', tests }, [ac, ac, ac, tle, wa]);
    expect([short(scored.status), statuses(scored), asked]).toEqual(['TLE', 'AC AC AC TLE CA', [1, 2, 3, 4]]);
  });

  test('a bad sample keeps the secret cases from being run', () => {
    const tests = tree(
      { isBreakOnReject: true },
      ['sample', { isBreakOnReject: true }, 1],
      ['secret', { isBreakOnReject: true }, 2],
    );
    expect(judge({ mode: 'testGroups', scoring: 'acm', tests }, [wa, ac, ac]).asked).toEqual([1]);
  });

  test.each<['sum' | 'min' | 'max' | 'average', number]>([
    ['sum', 20],
    ['min', 0],
    ['max', 10],
    ['average', 6],
  ])('%s of three cases, one wrong', (aggregation, score) => {
    const tests = tree({}, ['one', { aggregation, acceptScore: 10 }, 3]);
    expect(judge({ mode: 'testGroups', scoring: 'oi', tests }, [ac, wa, ac]).scored.score).toBe(score);
  });

  test('a group that requires a failed one is cancelled with nothing', () => {
    const tests = tree(
      {},
      ['one', { acceptScore: 10 }, 1],
      ['two', { acceptScore: 20, requires: ['one'] }, 2],
      ['three', { acceptScore: 5, requires: ['two'] }, 1],
    );
    const { scored } = judge({ mode: 'testGroups', scoring: 'oi', tests }, [wa, ac, ac, ac]);
    expect([short(scored.status), scored.score, statuses(scored)]).toEqual(['WA', 0, 'WA CA CA CA']);
    expect(scored.groups.map(({ name, status }) => `${name} ${short(status)}`)).toEqual([
      'one WA',
      'two CA',
      'three CA',
    ]);
  });

  test('the bound of a group holds for points of the checker, and full marks are the bound', () => {
    const tests = tree({}, ['one', { maxScore: 50 }, 2]);
    const full = judge({ mode: 'testGroups', scoring: 'oi', tests }, [
      accepted(absolute(45)),
      accepted(absolute(45)),
    ]).scored;
    expect([short(full.status), full.score, full.totalScore]).toEqual(['AC', 50, 50]);
    const some = judge({ mode: 'testGroups', scoring: 'oi', tests }, [
      accepted(absolute(10.5)),
      accepted(absolute(3.2)),
    ]).scored;
    expect([short(some.status), some.score]).toEqual(['PAC', 13]);
  });

  test('rejected cases may have points too', () => {
    const tests = tree({}, ['one', { acceptScore: 10, rejectScore: 2 }, 2]);
    const { scored } = judge({ mode: 'testGroups', scoring: 'oi', tests }, [ac, wa]);
    expect([short(scored.status), scored.score, scored.totalScore]).toEqual(['PAC', 12, 20]);
  });

  test('a group without scores is accepted when its cases are', () => {
    const tests = tree({}, ['sample', { acceptScore: 0 }, 1], ['secret', { acceptScore: 100 }, 1]);
    const { scored } = judge({ mode: 'testGroups', scoring: 'oi', tests }, [ac, ac]);
    expect([short(scored.status), scored.score, scored.totalScore, short(scored.groups[0]?.status ?? 4)]).toEqual([
      'AC',
      100,
      100,
      'AC',
    ]);
  });

  test('nested groups are reported after their parents, cases of a group come before its groups', () => {
    position = 0;
    const inner = group('secret/a', { aggregation: 'min', acceptScore: 30, cases: cases(null) });
    const own = cases(null);
    const tests = group('data', { groups: [group('secret', { cases: own, groups: [inner] })] });
    const { scored, asked } = judge({ mode: 'testGroups', scoring: 'oi', tests }, [ac, ac]);
    expect(asked).toEqual([2, 1]);
    expect(scored.groups.map(({ name, score }) => [name, score])).toEqual([
      ['secret', 31],
      ['secret/a', 30],
    ]);
  });
});
