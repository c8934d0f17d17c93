import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { RosterRows } from './roster-rows.tsx';

const row = { __typename: 'RosterRow', email: null, classNames: [], newClassNames: [], fault: null } as const;

test('a new account that was given a user name is told apart: the name may have a typing error', async () => {
  await renderPage(
    <RosterRows
      rows={[
        { ...row, line: 2, name: 'Ann', number: '1', username: null, state: 'NEW' },
        { ...row, line: 3, name: 'Bob', number: '2', username: 'bobb', state: 'NEW' },
      ]}
    />,
  );
  const [ann, bob] = screen.getAllByRole('listitem');
  expect(ann?.textContent).toContain('New account');
  expect(bob?.textContent).toContain('No such account: a new one is made');
});

test('after an import rows say what became of them', async () => {
  await renderPage(
    <RosterRows
      isDone
      rows={[
        { ...row, line: 2, name: 'Ann', number: '1', username: null, state: 'NEW' },
        { ...row, line: 3, name: 'Bob', number: '2', username: 'bob', state: 'INVITE' },
      ]}
    />,
  );
  const [ann, bob] = screen.getAllByRole('listitem');
  expect(ann?.textContent).toContain('Account made');
  expect(bob?.textContent).toContain('Invited now');
});
