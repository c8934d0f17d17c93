import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';
import type {
  TrainingProblems_MaterialFragment,
  TrainingProblems_ProblemFragment,
} from './training-problems.generated.ts';

function row(displayId: string, bankDisplayId: string, viewerHasSolved = false): TrainingProblems_ProblemFragment {
  return {
    __typename: 'TrainingProblem',
    displayId,
    rank: 0,
    sectionId: null,
    isOptional: false,
    note: '',
    viewerHasSolved,
    problem: {
      __typename: 'Problem',
      id: Number(bankDisplayId),
      displayId: bankDisplayId,
      title: `Problem ${bankDisplayId}`,
      difficulty: 'EASY',
      type: 'ACM',
      viewerStatus: Status.WRONG_ANSWER,
      viewerScore: null,
      viewerResetAt: null,
      viewerReview: null,
      viewerListIds: [],
      tags: [],
      statistics: { __typename: 'ProblemStatistics', ac: 0, total: 0 },
    },
  };
}

function step(id: string, rank: number): TrainingProblems_MaterialFragment {
  return {
    __typename: 'TrainingMaterial',
    id,
    rank,
    sectionId: null,
    isOptional: false,
    kind: 'LINK',
    title: id,
    content: '',
    url: 'https://example.org',
    viewerHasTicked: false,
  };
}

const problems = [row('A', '1005'), row('B', '1001', true), row('1005', '1002')];
const list = { problems, sections: [], materials: [], nextProblem: null };

test('a problem is found by its display id in the training, with its neighbours', () => {
  const placed = placeOf('B', list);
  expect(placed).toMatchObject({ displayId: 'B', bankDisplayId: '1001', number: 2, count: 3 });
  expect([placed?.previous?.displayId, placed?.next?.displayId]).toEqual(['A', '1005']);
});

test('the display id in the training wins over the same one in the bank', () => {
  expect(placeOf('1005', list)).toMatchObject({ displayId: '1005', bankDisplayId: '1002', next: null });
  expect(placeOf('1001', list)).toMatchObject({ displayId: 'B', number: 2 });
});

test('the place of a problem names its section', () => {
  const sections = [{ id: '7', title: 'Loops', viewerState: 'OPEN' as const }];
  const inSection = { ...list, problems: [{ ...row('C', '1003'), sectionId: '7' }], sections };
  expect([placeOf('C', inSection)?.section, placeOf('A', { ...list, sections })?.section]).toEqual(['Loops', null]);
});

test('a problem outside the list has no place', () => {
  expect([placeOf('1009', list), placeOf('A', { ...list, problems: [] })]).toEqual([null, null]);
});

test('a solved problem counts as accepted, whatever the newest submission says', () => {
  expect(placeOf('A', list)?.items.map(({ viewerStatus }) => viewerStatus)).toEqual([
    Status.WRONG_ANSWER,
    Status.ACCEPTED,
    Status.WRONG_ANSWER,
  ]);
});

test('steps belong to the problems that they are between', () => {
  const plan = {
    ...list,
    problems: problems.map((problem, index) => ({ ...problem, rank: 2 * index })),
    materials: [step('first', 0), step('second', 3), step('third', 4), step('last', 9)],
  };
  const steps = plan.problems.map(({ displayId }) => {
    const placed = placeOf(displayId, plan);
    return [placed?.stepsBefore.map(({ id }) => id), placed?.stepsAfter.map(({ id }) => id)];
  });
  expect(steps).toEqual([
    [['first'], []],
    [[], ['second', 'third']],
    [['second', 'third'], ['last']],
  ]);
});

test('the next problem to solve is the one that the server suggests', () => {
  const plan = { ...list, problems: [...problems, row('C', '1003')], nextProblem: { displayId: 'C' } };
  expect([
    placeOf('A', plan)?.nextToSolve?.problem.displayId,
    placeOf('C', plan)?.nextToSolve?.problem.displayId,
    placeOf('A', { ...plan, problems: problems.slice(0, 2) })?.nextToSolve,
  ]).toEqual(['C', 'A', null]);
});

test('without a suggestion, open and needed problems come first, then waiting, optional and spare ones', () => {
  const section = (id: string, viewerState: 'DONE' | 'OPEN' | 'WAITING') => ({ id, title: id, viewerState });
  const sections = [section('1', 'DONE'), section('2', 'WAITING'), section('3', 'OPEN')];
  const reset = row('reset', '1006');
  const planned = [
    row('current', '1000'),
    { ...row('spare', '1001'), sectionId: '1' },
    { ...row('optional', '1002'), sectionId: '3', isOptional: true },
    { ...row('waiting', '1003'), sectionId: '2' },
    { ...row('needed', '1004'), sectionId: '3' },
    { ...reset, sectionId: '1', problem: { ...reset.problem, viewerResetAt: '2026-11-24T00:00:00Z' } },
  ];
  const order: (string | undefined)[] = [];
  for (let left = planned; left.length > 1; left = left.filter(({ displayId }) => displayId !== order.at(-1)))
    order.push(placeOf('current', { ...list, problems: left, sections })?.nextToSolve?.problem.displayId);
  expect(order).toEqual(['needed', 'reset', 'waiting', 'optional', 'spare']);
});
