import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useLastPage } from './use-last-page.ts';

afterEach(cleanup);

/** A list of pages of ten, open at the third. */
function List({ total }: { readonly total: number | undefined }) {
  const [page, setPage] = useState(3);
  const isBeyond = useLastPage({ page, size: 10, total, onPage: setPage });
  return isBeyond ? null : <p>page {page}</p>;
}

test('a page that is empty now gives way to the last that is not', () => {
  const { rerender } = render(<List total={21} />);
  expect(screen.getByText('page 3')).toBeTruthy();
  rerender(<List total={20} />);
  expect(screen.getByText('page 2')).toBeTruthy();
  rerender(<List total={0} />);
  expect(screen.getByText('page 1')).toBeTruthy();
});

test('while it is not known how many there are, the page stays', () => {
  const { rerender } = render(<List total={undefined} />);
  expect(screen.getByText('page 3')).toBeTruthy();
  rerender(<List total={30} />);
  expect(screen.getByText('page 3')).toBeTruthy();
});
