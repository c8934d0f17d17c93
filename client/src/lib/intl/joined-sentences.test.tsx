import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import type { Catalogue } from './intl-provider.tsx';
import { JoinedSentences } from './joined-sentences.tsx';

test('all parts are asked for before the first one is there, and what shows them waits for all', async () => {
  const first = { load: vi.fn(() => new Promise<Catalogue>(() => undefined)) };
  const second = { load: vi.fn(() => Promise.resolve<Catalogue>({})) };
  await renderPage(
    <Suspense fallback="waiting">
      <JoinedSentences parts={[first, second]}>shown</JoinedSentences>
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeTruthy();
  for (const { load } of [first, second]) expect(load).toHaveBeenCalledWith('en-US');
});
