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
const list = { problems, sections: [], materials: [] };

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
  const sections = [{ id: '7', title: 'Loops' }];
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

test('the next problem to solve is the next unsolved one, from the start again after the last', () => {
  expect([
    placeOf('A', list)?.nextToSolve?.problem.displayId,
    placeOf('1005', list)?.nextToSolve?.problem.displayId,
    placeOf('A', { ...list, problems: problems.slice(0, 2) })?.nextToSolve,
  ]).toEqual(['1005', 'A', null]);
});
