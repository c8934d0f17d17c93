import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SearchField } from './search-field.tsx';

function Searching({ typingMs }: { readonly typingMs?: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Find" value={value} onSearch={setValue} {...(typingMs === undefined ? {} : { typingMs })} />
      <output>{value}</output>
      <button onClick={() => setValue('')}>All</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
const found = () => screen.getByRole('status').textContent;

test('it searches while one types where it is told to, and leaves what is typed as it is', async () => {
  await renderPage(<Searching typingMs={1} />);
  fireEvent.change(field(), { target: { value: 'ann ' } });
  await waitFor(() => expect(found()).toBe('ann'));
  expect(field().value).toBe('ann ');
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(field().value).toBe(''));
});

test('elsewhere it searches on Enter', async () => {
  await renderPage(<Searching />);
  fireEvent.change(field(), { target: { value: 'ann' } });
  expect(found()).toBe('');
  fireEvent.submit(field());
  await waitFor(() => expect(found()).toBe('ann'));
});

test('beside a mouse its label stands in it, whatever is short enough for a phone', async () => {
  await renderPage(<SearchField label="Find" short="F" value="" onSearch={() => undefined} />);
  expect(field().placeholder).toBe('Find');
});
