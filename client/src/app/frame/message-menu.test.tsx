import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MessageMenu } from './message-menu.tsx';

test('the bell says how much is unread, and each kind its own count, never above 99', async () => {
  await renderPage(<MessageMenu counts={{ discuss: 0, reply: 3, like: 0, sys: 120, mine: 0 }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Messages: 123 unread' }));
  expect((await screen.findByRole('menuitem', { name: /Replies/ })).textContent).toBe('Replies3');
  expect(screen.getByRole('menuitem', { name: /System notices/ }).textContent).toBe('System notices99+');
  expect(screen.getByRole('menuitem', { name: /Likes/ }).textContent).toBe('Likes');
});

test('with nothing unread the bell is only a bell', async () => {
  await renderPage(<MessageMenu counts={null} />);
  expect(screen.getByRole('button', { name: 'Messages' }).children).toHaveLength(1);
});
