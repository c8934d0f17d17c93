import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { MessageRow } from './message-row.tsx';

test.each([
  ['en-US', 'ada mentions you in the discussion Binary search'],
  ['zh-CN', 'ada 在讨论 Binary search 中提到了您'],
] as const)('an act is one sentence around the links to its author and its place (%s)', async (locale, sentence) => {
  await renderPage(
    <MessageRow
      message={{
        __typename: 'Message',
        id: 1,
        isRead: true,
        createdAt: '2026-11-20T08:00:00Z',
        sender: { __typename: 'User', id: '2', username: 'ada' },
        action: 'MENTION',
        sourceType: 'DISCUSSION',
        title: 'Binary search',
        content: null,
        quote: null,
        url: '/discussion-detail/3',
      }}
      onDelete={() => undefined}
    />,
    locale,
  );
  expect(screen.getByRole('link', { name: 'ada' }).parentElement?.textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Binary search' }).getAttribute('href')).toBe('/discussion-detail/3');
});
