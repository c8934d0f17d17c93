import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { NewsCard } from './news-card.tsx';

test('a question and its answer are drawn, a title is shown as it is', async () => {
  const card = { isLine: true, to: '/contest/1/clarifications', total: 1, onRead: () => {} };
  await renderPage(
    <>
      <NewsCard {...card} title="Answer" text="May `N` be **zero**?" answer="It is *at least* one." />
      <NewsCard {...card} title="Announcement" text="A **title**" answer={null} />
    </>,
  );
  expect((await screen.findByText('zero', {}, { timeout: 5_000 })).tagName).toBe('STRONG');
  expect(screen.getByText('at least').tagName).toBe('EM');
  expect(screen.getByText('A **title**')).toBeDefined();
});
