import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { readFormDraft } from '../drafts/form-draft.ts';
import { useDraftedForm } from './use-drafted-form.ts';

const key = { account: 'a', form: 'note' };
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A form that can be opened, closed, and closed with what was typed thrown away. */
function Note() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Fields onClose={() => setOpen(false)} /> : <button onClick={() => setOpen(true)}>open</button>;
}

function Fields({ onClose }: { readonly onClose: () => void }) {
  const form = useDraftedForm<'text'>({ ...key, saved: { text: '' }, kept: ['text'], check: () => ({}), send: () => Promise.resolve(null) });
  const { value, onValue } = form.field('text');
  const discard = () => {
    form.discard();
    onClose();
  };
  return (
    <>
      <input aria-label="text" value={value} onChange={(event) => onValue(event.target.value)} />
      <button onClick={onClose}>close</button>
      <button onClick={discard}>discard</button>
    </>
  );
}

test('what was typed is there again when the form was closed', async () => {
  await renderPage(<Note />);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'half a thought' } });
  fireEvent.click(screen.getByText('close'));
  fireEvent.click(screen.getByText('open'));
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('half a thought');
});

test('a form that closes as it is discarded leaves nothing behind', async () => {
  await renderPage(<Note />);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'half a thought' } });
  fireEvent.click(screen.getByText('discard'));
  expect(readFormDraft(key)).toEqual({});
});
