import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { FormField, type FormFieldProps } from './form-field.tsx';

function Note(props: Pick<FormFieldProps, 'lines' | 'takesMore'>) {
  const [value, setValue] = useState('');
  return <FormField label="Note" maxLength={10} {...props} value={value} error={null} onValue={setValue} />;
}

test('a pasted text that is too long is kept, and said to be too long', async () => {
  await renderPage(<Note lines={3} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await userEvent.click(field);
  await userEvent.paste('12345678');
  expect(screen.queryByText(/characters/)).toBeNull();
  await userEvent.paste('9');
  expect(screen.getByText('9 of 10 characters')).toBeTruthy();
  await userEvent.paste('abc');
  expect(field.value).toBe('123456789abc');
  expect(screen.getByText('2 characters too long. Shorten it to 10.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('one line takes no more than it may hold, except where it says so', async () => {
  await renderPage(
    <>
      <Note />
      <Note takesMore />
    </>,
  );
  const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Note' });
  for (const field of fields) {
    await userEvent.click(field);
    await userEvent.paste('123456789abc');
  }
  expect(fields.map(({ value }) => value)).toEqual(['123456789a', '123456789abc']);
  expect(screen.getAllByText('2 characters too long. Shorten it to 10.')).toHaveLength(1);
});

test('what is typed into a field for a password can be shown', async () => {
  await renderPage(<FormField label="Secret" type="password" value="letters" error={null} onValue={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('Secret');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('letters');
});
