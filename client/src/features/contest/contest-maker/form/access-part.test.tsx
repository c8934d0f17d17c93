import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AccessPart } from './access-part.tsx';
import { emptyContest } from './values.ts';

test('what the server says of a team size is told at its field, which is marked', async () => {
  const told = 'There are teams already.';
  await renderPage(
    <AccessPart
      values={{ ...emptyContest, teamSize: 2 }}
      stored={null}
      change={() => {}}
      fault={(path) => (path === 'teamSize' ? told : null)}
    />,
  );
  const invalid = (name: string) => screen.getByRole('combobox', { name }).getAttribute('aria-invalid');
  expect([invalid('Who is a row of the scoreboard'), invalid('Access')]).toEqual(['true', null]);
  expect(screen.getByText(told)).toBeTruthy();
});
