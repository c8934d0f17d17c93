import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePagedAddress } from '../../lib/address/use-paged-address.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { useSelection } from './use-selection.ts';

afterEach(cleanup);

interface Fruit {
  readonly id: number;
  readonly name: string;
}

const names = ['apple', 'banana', 'cherry', 'date', 'elderberry', 'fig'];
const fruits = names.map((name, id): Fruit => ({ id, name }));
const columns: readonly Column<Fruit>[] = [
  { id: 'name', head: 'Name', kind: 'name', cell: ({ name }) => name },
  { id: 'length', head: 'Length', orders: { asc: 'SHORT', desc: 'LONG' }, cell: ({ name }) => name.length },
  { id: 'first', head: 'First letter', isExtra: true, cell: ({ name }) => name[0] },
];

interface FruitsProps {
  readonly table: string;
  readonly isLoaded?: boolean;
  readonly hasChoice?: boolean;
}

/** Four fruits on the first page, two on the second; dates cannot be chosen. */
function Fruits({ table, isLoaded = true, hasChoice = true }: FruitsProps) {
  const address = usePagedAddress(10);
  const items = address.page === 1 ? fruits.slice(0, 4) : fruits.slice(4);
  const selection = useSelection(items, ({ name }) => name !== 'date');
  return (
    <>
      <output>{address.params.toString()}</output>
      <DataTable
        name={table}
        label="Fruits"
        columns={columns}
        address={address}
        shown={isLoaded ? { items, total: 14 } : undefined}
        isLoading={!isLoaded}
        error={undefined}
        onRetry={() => {}}
        none={{ title: 'None' }}
        fileAddress={null}
        {...(hasChoice && {
          choice: {
            selection,
            nameOf: ({ name }: Fruit) => name,
            acts: <p data-testid="chosen">{selection.rows.map(({ name }) => name).join(' ')}</p>,
          },
        })}
      />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const chosen = () => screen.getByTestId('chosen').textContent;
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const address = () => document.querySelector('output')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('Shift chooses all rows from the one before, and the other way round', async () => {
  await renderPage(<Fruits table="a" />);
  fireEvent.click(box('cherry'));
  fireEvent.click(box('apple'), { shiftKey: true });
  expect(chosen()).toBe('cherry apple banana');
  fireEvent.click(box('cherry'), { shiftKey: true });
  expect(chosen()).toBe('');
});

test('what is chosen stays on another page, and all of a page is chosen but for what cannot be', async () => {
  await renderPage(<Fruits table="a" />);
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
  fireEvent.click(box('banana'));
  expect(page.indeterminate).toBe(true);
  fireEvent.click(page);
  expect(box('date').disabled).toBe(true);
  press('Page 2');
  fireEvent.click(box('fig'));
  expect(chosen()).toBe('banana apple cherry fig');
  expect(within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('status').textContent).toBe(
    '4 selected',
  );
  press('Clear selection');
  expect(chosen()).toBe('');
});

test.each([true, false])(
  'a table has the same heads and bar while it loads: with a choice of rows %s',
  async (hasChoice) => {
    const parts = () => [
      document.querySelectorAll('th').length,
      screen.queryAllByRole('group', { name: 'Selected rows' }).length,
    ];
    await renderPage(<Fruits table="l" hasChoice={hasChoice} isLoaded={false} />);
    const loading = parts();
    cleanup();
    await renderPage(<Fruits table="l" hasChoice={hasChoice} />);
    expect(loading).toEqual(parts());
  },
);

test('a head orders upwards, then downwards, then as before', async () => {
  await renderPage(<Fruits table="a" />);
  const head = () => screen.getByRole('columnheader', { name: 'Length' }).getAttribute('aria-sort');
  expect(head()).toBe('none');
  press('Length');
  expect([head(), address()]).toEqual(['ascending', 'order=SHORT']);
  press('Length');
  expect([head(), address()]).toEqual(['descending', 'order=LONG']);
  press('Length');
  expect([head(), address()]).toEqual(['none', '']);
});

test('columns are hidden and shown, but for those that name a row, and stay so', async () => {
  const first = await renderPage(<Fruits table="b" />);
  expect(heads()).toEqual(['Selected rows', 'Name', 'Length']);
  press('Columns');
  const items = await screen.findAllByRole('menuitemcheckbox');
  // The last one is the density.
  expect(items.slice(0, -1).map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  const click = (head: string) => {
    const item = screen.getByRole('menuitemcheckbox', { name: head });
    fireEvent.pointerDown(item);
    fireEvent.click(item);
  };
  click('Length');
  await waitFor(() => expect(heads()).toEqual(['Selected rows', 'Name']));
  click('First letter');
  await waitFor(() => expect(heads()).toEqual(['Selected rows', 'Name', 'First letter']));
  first.unmount();
  await renderPage(<Fruits table="b" />);
  expect(heads()).toEqual(['Selected rows', 'Name', 'First letter']);
});

test('a filter is kept under a name, without its page, and forgotten', async () => {
  await renderPage(<Fruits table="c" />, 'en-US', '/?keyword=x&currentPage=2');
  press('Save filter');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.submit(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(name, { target: { value: ' Mine ' } });
  fireEvent.submit(name);
  const link = await screen.findByRole('link', { name: 'Mine', hidden: true });
  expect(link.getAttribute('aria-current')).toBe('true');
  fireEvent.click(link);
  expect(address()).toBe('keyword=x');
  fireEvent.click(screen.getByRole('button', { name: 'Delete the filter Mine', hidden: true }));
  expect(screen.queryByRole('link', { name: 'Mine', hidden: true })).toBeNull();
});

test('a table keeps 20 filters', async () => {
  const kept = Array.from({ length: 20 }, (_, index) => ({ name: `f${index}`, search: `keyword=${index}` }));
  localStorage.setItem('table.d.filters.anonymous', JSON.stringify(kept));
  await renderPage(<Fruits table="d" />, 'en-US', '/?keyword=new');
  press('Save filter');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'one more' } });
  fireEvent.submit(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(name, { target: { value: 'f3' } });
  fireEvent.submit(name);
  expect(localStorage.getItem('table.d.filters.anonymous')).toContain('keyword=new');
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(20);
});
