import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { NextContest } from './next-contest.tsx';

test('where no contest is near, its place says so and leads to all contests', async () => {
  await renderPage(<NextContest contests={[]} />);
  expect(screen.getByRole('region', { name: 'Next contest' }).textContent).toContain('No contest is coming up.');
  expect(screen.getByRole('link', { name: 'All contests' }).getAttribute('href')).toBe('/contest');
});

test('nothing is said of contests while it is not known whether there are any', async () => {
  await renderPage(<NextContest contests={undefined} />);
  expect(screen.queryByRole('region')).toBeNull();
});
