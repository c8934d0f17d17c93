import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { FailingCheckerList } from './failing-checker-list.tsx';

const compile = (state: 'FAILED' | 'NOT_TRIED', message: string) =>
  ({ __typename: 'CheckerCompile', id: 'c', state, message }) as const;
const problem = (id: number, checkerCompile: ReturnType<typeof compile>) =>
  ({ __typename: 'Problem', id, displayId: `P${id}`, title: 'Choir', checkerCompile }) as const;

test('an admin sees failing checkers with the compiler output, untried ones and how many are left', async () => {
  await renderPage(
    <FailingCheckerList
      failing={[
        problem(1, compile('FAILED', 'testlib.h:1: error')),
        problem(2, compile('NOT_TRIED', 'the disk is full')),
      ]}
      count={5}
    />,
  );
  expect(screen.getByRole('link', { name: 'P1 Choir' }).getAttribute('href')).toBe('/problem/P1');
  expect(screen.getByRole('region', { name: 'What the compiler says of the checker of P1' }).textContent).toBe(
    'testlib.h:1: error',
  );
  expect(screen.getAllByText('Could not be tried')).toHaveLength(1);
  expect(screen.getByText('And 3 more.')).toBeTruthy();
});
