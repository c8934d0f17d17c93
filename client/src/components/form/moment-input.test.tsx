import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { FormField } from './form-field.tsx';

function Form({ onSend }: { readonly onSend: (at: string) => void }) {
  const [at, setAt] = useState('2026-11-28T09:30');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(at);
      }}
    >
      <FormField type="datetime-local" label="Start" value={at} error={null} onValue={setAt} />
      <button type="submit">Send</button>
    </form>
  );
}

test('a moment is shown and typed in the format of the site', async () => {
  const onSend = vi.fn();
  await renderPage(<Form onSend={onSend} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' });
  expect(field.value).toBe('2026-11-28 09:30');
  await userEvent.clear(field);
  await userEvent.type(field, '2026/12/1 8:05');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenLastCalledWith('2026-12-01T08:05');
  expect(field.value).toBe('2026-12-01 08:05');
});

test('a form is not sent with a moment that cannot be read', async () => {
  const onSend = vi.fn();
  await renderPage(<Form onSend={onSend} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' });
  await userEvent.clear(field);
  await userEvent.type(field, '2026-12-');
  expect(screen.queryByText(/^Write it as/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toBe('2026-12-');
  expect(screen.getByText('Write it as YYYY-MM-DD HH:mm.')).toBeTruthy();
});
