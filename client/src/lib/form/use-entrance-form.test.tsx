import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormField } from '../../components/form/form-field.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { message } from '../intl/message.ts';
import { faultsOf } from './entrance-fields.ts';
import { useEntranceForm } from './use-entrance-form.ts';

function Letter() {
  const form = useEntranceForm({
    initial: { subject: 'Hello', text: '' },
    check: ({ text }) => faultsOf({ text: text === '' ? message({ id: 'auth.fault.secondCode' }) : null }),
    send: async () => null,
  });
  return (
    <form aria-label="Letter" onSubmit={(event) => void form.submit(event)}>
      <FormField label="Subject" {...form.field('subject')} />
      <FormField label="Text" lines={3} {...form.field('text')} />
    </form>
  );
}

test('the focus goes to the first fault, also where it is a field of several lines', async () => {
  await renderPage(<Letter />);
  fireEvent.submit(screen.getByRole('form', { name: 'Letter' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(document.activeElement).toBe(text));
});
