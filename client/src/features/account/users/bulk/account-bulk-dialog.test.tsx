import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AccountBulkDialog } from './account-bulk-dialog.tsx';

test('the fault of the end goes when the end is changed', async () => {
  const refused = {
    __typename: 'InvalidInput',
    message: 'Check what you entered.',
    fields: [{ __typename: 'InvalidField', path: 'until', message: 'The end must be in the future.' }],
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { previewAccountAct: refused } });
        observer.complete();
      }),
  );
  const cache = new InMemoryCache({ possibleTypes: { DomainError: ['InvalidInput'] } });
  // Its sentences come with it.
  await act(() =>
    renderPage(
      <ApolloProvider client={new ApolloClient({ link, cache })}>
        <AccountBulkDialog act="disable" users={[{ id: 'a', username: 'ann' }]} onDone={() => {}} onClose={() => {}} />
      </ApolloProvider>,
    ),
  );
  const until = await screen.findByLabelText(/^Until/);
  fireEvent.change(until, { target: { value: '2020-01-01T00:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('The end must be in the future.')).toBeTruthy();
  fireEvent.change(until, { target: { value: '2120-01-01T00:00' } });
  expect(screen.queryByText('The end must be in the future.')).toBeNull();
});
