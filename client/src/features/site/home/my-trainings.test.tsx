import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { MyTrainings } from './my-trainings.tsx';
import type { MyTrainings_TrainingFragment } from './own-home.generated.ts';

/** A training of four problems. */
const training = (id: number, solvedCount: number): MyTrainings_TrainingFragment => ({
  __typename: 'Training',
  id: String(id),
  groupId: null,
  title: `Training ${id}`,
  viewerProgress: {
    __typename: 'TrainingProgress',
    solvedCount,
    problemCount: 4,
    percent: (100 * solvedCount) / 4,
  },
  nextProblem:
    solvedCount === 4
      ? null
      : {
          __typename: 'TrainingProblem',
          displayId: 'B 2',
          problem: { __typename: 'Problem', id: 7, title: 'Sum' },
        },
});

test('without trainings there is no panel', async () => {
  await renderPage(<MyTrainings trainings={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a training shows its progress and leads to its next problem', async () => {
  await renderPage(<MyTrainings trainings={[training(1, 1)]} />);
  expect(screen.getByRole('link', { name: 'Training 1' }).getAttribute('href')).toBe('/training/1');
  expect(screen.getByRole('progressbar', { name: 'Progress in Training 1' }).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('link', { name: 'Continue: B 2 Sum' }).getAttribute('href')).toBe(
    '/training/1/problem/B%202',
  );
  expect(screen.getByRole('link', { name: 'My lists' }).getAttribute('href')).toBe('/training/mine');
});

test('a solved training is done', async () => {
  await renderPage(<MyTrainings trainings={[training(1, 4)]} />);
  expect(screen.getByText('All solved')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Start|Continue)/u })).toBeNull();
});

test('more than four trainings are shown on request', async () => {
  await renderPage(<MyTrainings trainings={[1, 2, 3, 4, 5].map((id) => training(id, 0))} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5', expanded: false }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
