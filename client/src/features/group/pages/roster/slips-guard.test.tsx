import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { GroupContext } from '../frame/group-context.ts';
import { rowingClub } from '../frame/group-fixture.ts';
import { ImportPage } from './import-page.tsx';

const row = {
  __typename: 'RosterRow',
  line: 1,
  name: 'Ann Li',
  number: '7',
  email: null,
  username: null,
  classNames: [],
  newClassNames: [],
  state: 'NEW',
  fault: null,
};
const slip = {
  __typename: 'RosterSlip',
  name: 'Ann Li',
  number: '7',
  classNames: [],
  username: 'row7',
  password: 'x1',
};
const answers: Readonly<Record<string, Record<string, unknown>>> = {
  PreviewGroupRoster: {
    previewGroupRoster: {
      __typename: 'PreviewGroupRosterSuccess',
      preview: { __typename: 'RosterPreview', ignoredColumns: [], rows: [row] },
    },
  },
  ImportGroupRoster: {
    importGroupRoster: {
      __typename: 'ImportGroupRosterSuccess',
      import: { __typename: 'RosterImport', rows: [row], slips: [slip] },
    },
  },
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('new passwords stay until it is confirmed that they may go', async () => {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName ?? ''] ?? {} });
        observer.complete();
      }),
  );
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <GroupContext value={rowingClub}>
        <ImportPage />
      </GroupContext>
    </ApolloProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ann Li,7' } });
  await press('Preview');
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const slips = await screen.findByRole('list', { name: 'Slips' });
  expect(within(slips).getByText('x1')).toBeDefined();

  fireEvent.click(screen.getByRole('link', { name: 'Back to the members' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  await press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Import another table' }));
  await screen.findByRole('alertdialog');
  expect(screen.getAllByText('x1').length).toBeGreaterThan(0);
  await press('Leave');
  expect(await screen.findByRole('textbox')).toBeDefined();
});
