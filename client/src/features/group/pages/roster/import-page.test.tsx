import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { workbook } from '../../../../testing/workbook.ts';
import { GroupContext } from '../frame/group-context.ts';
import { rowingClub } from '../frame/group-fixture.ts';
import { ImportPage } from './import-page.tsx';

afterEach(cleanup);

const refusal = 'The table has 600 people; at most 500 at once. Divide it into several.';

/** Shows the page, whose previews are refused. @returns what was sent to preview. */
async function show(): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables['input']);
    return new Observable((observer) => {
      observer.next({ data: { previewGroupRoster: { __typename: 'InvalidRoster', message: refusal } } });
      observer.complete();
    });
  });
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <GroupContext value={rowingClub}>
        <ImportPage />
      </GroupContext>
    </ApolloProvider>,
  );
  return sent;
}

function choose(name: string, ...parts: BlobPart[]): void {
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File(parts, name)] },
  });
}

test('a workbook fills the field with its table, and a refusal is announced beside the hint', async () => {
  const sent = await show();
  choose('roster.xlsx', workbook({ formats: ['0000'], rows: '<row><c><v>1</v></c><c s="1"><v>7</v></c></row>' }));
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  expect(sent).toEqual([{ groupId: '7', text: '1\t0007\t' }]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('1\t0007\t');
  expect(screen.getByText('roster.xlsx')).toBeDefined();
  expect(screen.getByText(/Up to 500 people/)).toBeDefined();
});

test.each([
  ['roster.xlsx', ['name,number'], /no Excel workbook/],
  ['roster.xlsx', [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])], /protected by a password/],
  ['roster.csv', ['x'.repeat(256 * 1024 + 1)], /at most 256 KB/],
])('a file that cannot be read says why: %s', async (name, parts, why) => {
  const sent = await show();
  choose(name, ...parts);
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(why));
  expect(sent).toEqual([]);
});
