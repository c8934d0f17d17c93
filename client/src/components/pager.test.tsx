import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Pager } from './pager.tsx';

afterEach(cleanup);

test('it counts the items once they are known, be there none', async () => {
  await renderPage(<Pager page={1} size={10} total={null} onPage={() => {}} />);
  expect(screen.queryByText(/items?$/u)).toBeNull();
  cleanup();
  await renderPage(<Pager page={1} size={10} total={0} onPage={() => {}} />);
  expect(screen.getByText('0 items')).toBeTruthy();
});
