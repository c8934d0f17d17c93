import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { FilterFold } from './filter-fold.tsx';

vi.mock('../lib/preferences/use-is-phone.ts', () => ({ useIsPhone: () => true }));

test('on a phone the filters say what matches and fold by the act that shows it', async () => {
  await renderPage(
    <FilterFold count={1} found={{ text: '12 problems', act: 'Show 12 problems' }}>
      <input aria-label="Difficulty" />
    </FilterFold>,
  );
  const fold = screen.getByRole('button', { name: 'Filters (1)' });
  expect(screen.getByText('12 problems')).toBeTruthy();
  fireEvent.click(fold);
  expect(screen.getByRole('textbox', { name: 'Difficulty' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show 12 problems' }));
  expect(screen.queryByRole('textbox', { name: 'Difficulty' })).toBeNull();
  expect(document.activeElement).toBe(fold);
});
