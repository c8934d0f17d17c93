import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ErrorState } from './error-state.tsx';

test('the focus stays in the page when the button to try again leaves it', async () => {
  function Broken() {
    const [isTried, setTried] = useState(false);
    return (
      <main tabIndex={-1}>
        {isTried ? 'Loading' : <ErrorState error={new Error('down')} onRetry={() => setTried(true)} />}
      </main>
    );
  }
  await renderPage(<Broken />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByText('Loading'));
});

test.each([
  ['the server could not be reached', new TypeError('fetch failed'), 1],
  ['the server refused', new Error('down'), 0],
])('where %s, the page asks again by itself as the network is back: %s, %i times', async (_what, error, times) => {
  const onRetry = vi.fn();
  await renderPage(<ErrorState error={error} onRetry={onRetry} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(times);
});
