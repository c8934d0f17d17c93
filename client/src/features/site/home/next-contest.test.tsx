import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { NextContest } from './next-contest.tsx';

test('where no contest is near, its place says so and leads to all contests', async () => {
  await renderPage(<NextContest contests={[]} />);
  expect(screen.getByRole('region', { name: 'Next contest' }).textContent).toContain('No contest is coming up.');
  expect(screen.getByRole('link', { name: 'All contests' }).getAttribute('href')).toBe('/contest');
});

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const contest = (id: number, title: string, from: number, to: number) =>
  ({
    __typename: 'RecentContest',
    id,
    title,
    type: 'ACM',
    groupName: null,
    startsAt: at(from),
    endsAt: at(to),
  }) as const;
const homework = contest(1, 'Homework', -1_000, 1_000);
const tonight = contest(2, 'Tonight', 3, 5);
const tomorrow = contest(3, 'Tomorrow', 27, 29);
const endsSoon = contest(4, 'Ends soon', -1, 1);
const ended = contest(5, 'Ended', -3, -1);

test.each([
  { title: 'a start tonight comes before the end of a long contest', of: [homework, tonight, tomorrow], is: tonight },
  { title: 'an end within the hour comes before a start tonight', of: [homework, endsSoon, tonight], is: endsSoon },
  { title: 'a contest that ended since the page was loaded is skipped', of: [ended, homework], is: homework },
])('next contest: $title', async ({ of, is }) => {
  await renderPage(<NextContest contests={of} />);
  expect(screen.getByRole('link').textContent).toBe(is.title);
});

test('nothing is said of contests while it is not known whether there are any', async () => {
  await renderPage(<NextContest contests={undefined} />);
  expect(screen.queryByRole('region')).toBeNull();
});
