import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Pager } from './pager.tsx';

test('it counts the items once they are known, and is not there when there are none', async () => {
  await renderPage(<Pager page={1} size={10} total={null} onPage={() => {}} />);
  expect(screen.queryByText(/items?$/u)).toBeNull();
  cleanup();
  await renderPage(<Pager page={1} size={10} total={1} onPage={() => {}} />);
  expect(screen.getByText('1 item')).toBeTruthy();
  cleanup();
  await renderPage(<Pager page={1} size={10} total={0} onPage={() => {}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the button to the next page keeps the focus on the last one, and leads nowhere', async () => {
  const onPage = vi.fn();
  await renderPage(<Pager page={2} size={10} total={20} onPage={onPage} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(onPage).not.toHaveBeenCalled();
});
