import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import type { ImportedUser_RowFragment } from './import-users.generated.ts';
import { UserRows } from './user-rows.tsx';

const row = (line: number, change: Partial<ImportedUser_RowFragment> = {}): ImportedUser_RowFragment => ({
  __typename: 'UserRow',
  line,
  username: `user${line}`,
  email: null,
  realName: null,
  gender: 'SECRECY',
  unknownGender: null,
  nickname: null,
  school: null,
  studentId: null,
  state: 'NEW',
  fault: null,
  ...change,
});

test('the list begins with the rows that are left out, and all can be chosen', async () => {
  const fault = { __typename: 'UserRowFault', column: 'PASSWORD', message: 'Too short.' } as const;
  await renderPage(
    <UserRows
      rows={[row(1), row(2), row(3, { state: 'FAULTY', fault }), row(4, { state: 'SKIPPED' })]}
      isDone={false}
    />,
  );
  const shown = () => screen.getAllByRole('listitem').map((item) => /user\d/u.exec(item.textContent ?? '')?.[0]);
  expect(shown()).toEqual(['user3', 'user4']);
  expect(screen.getByRole('button', { name: 'Rows left out as CSV' })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: '' } });
  expect(shown()).toHaveLength(4);
});

test('a table without faults begins with all rows', async () => {
  await renderPage(<UserRows rows={[row(1), row(2)]} isDone={false} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a row says why it is skipped, and which gender is not known', async () => {
  await renderPage(
    <UserRows
      rows={[
        row(1, { state: 'SKIPPED' }),
        row(2, { state: 'SKIPPED', username: '' }),
        row(3, { unknownGender: 'robot' }),
      ]}
      isDone={false}
    />,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: '' } });
  const [one, two, three] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(one).toContain('no password');
  expect(two).toContain('no username');
  expect(three).toContain('“robot” is not known');
});
