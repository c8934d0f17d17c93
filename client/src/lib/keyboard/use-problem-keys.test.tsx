import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useProblemKeys } from './use-problem-keys.ts';

afterEach(cleanup);

const items = ['A', 'B', 'C'].map((displayId) => ({ displayId }));

function Page() {
  useProblemKeys({ items, index: 1, addressOf: (displayId) => `/${displayId}` });
  return (
    <>
      <output>{useLocation().pathname}</output>
      <textarea />
    </>
  );
}

test.each([
  ['Alt+3', { key: '3', code: 'Digit3' }, '/C', true],
  ['Alt+PageUp', { key: 'PageUp', code: 'PageUp' }, '/A', true],
  ['a digit without a problem', { key: '4', code: 'Digit4' }, '/', false],
  ['Alt+Ctrl+3', { key: '3', code: 'Digit3', ctrlKey: true }, '/', false],
  ['Option+3 of a Mac', { key: '£', code: 'Digit3' }, '/C', true],
])('%s', (_name, init, address, isTaken) => {
  render(<Page />, { wrapper: MemoryRouter });
  const event = new KeyboardEvent('keydown', { altKey: true, bubbles: true, cancelable: true, ...init });
  screen.getByRole('status').dispatchEvent(event);
  return expect
    .poll(() => [screen.getByRole('status').textContent, event.defaultPrevented])
    .toEqual([address, isTaken]);
});

test('a bracket that is typed with Option and a digit stays in the program', () => {
  render(<Page />, { wrapper: MemoryRouter });
  const event = new KeyboardEvent('keydown', {
    altKey: true,
    bubbles: true,
    cancelable: true,
    key: '[',
    code: 'Digit5',
  });
  screen.getByRole('textbox').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
