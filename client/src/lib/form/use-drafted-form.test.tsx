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

interface NoteProps {
  /** What is saved, and which version of it that is. */
  readonly saved?: string;
  readonly version?: string;
}

/** A form that can be opened, closed, and closed with what was typed thrown away. */
function Note(stored: NoteProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Fields {...stored} onClose={() => setOpen(false)} />
  ) : (
    <button onClick={() => setOpen(true)}>open</button>
  );
}

function Fields({ saved = '', version = '1', onClose }: NoteProps & { readonly onClose: () => void }) {
  const form = useDraftedForm<'text'>({
    ...key,
    saved: { text: saved },
    version,
    kept: ['text'],
    check: () => ({}),
    send: () => Promise.resolve(null),
  });
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
      <button onClick={form.discard}>take what is saved</button>
      <p>grown from {form.grownFrom}</p>
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

test('what was typed remembers what it grew from, however often it is opened, until it is given up', async () => {
  await renderPage(<Note version="1" />);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'half a thought' } });
  for (const version of ['2', '3']) {
    cleanup();
    await renderPage(<Note saved="of somebody else" version={version} />);
    expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('half a thought');
    expect(screen.getByText('grown from 1')).toBeTruthy();
  }
  fireEvent.click(screen.getByText('take what is saved'));
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('of somebody else');
  expect(screen.getByText('grown from 3')).toBeTruthy();
});

/** A form that others save while it is filled in. */
function Shared() {
  const [saved, setSaved] = useState({ title: 'Old title', text: 'Old text' });
  const form = useDraftedForm<'title' | 'text'>({
    ...key,
    saved,
    version: saved.title,
    kept: ['title', 'text'],
    check: () => ({}),
    send: () => Promise.resolve(null),
  });
  const takeTheirs = () => {
    const now = { title: 'Their title', text: 'Their text' };
    form.rebase(now, now.title);
    setSaved(now);
  };
  return (
    <>
      {(['title', 'text'] as const).map((name) => (
        <input key={name} aria-label={name} {...fieldOf(form.field(name))} />
      ))}
      <button onClick={takeTheirs}>others save</button>
      <p>grown from {form.grownFrom}</p>
    </>
  );
}

const fieldOf = ({ value, onValue }: { readonly value: string; readonly onValue: (value: string) => void }) => ({
  value,
  onChange: (event: { readonly target: { readonly value: string } }) => onValue(event.target.value),
});

test('what is typed stays when others save, and fields that were left alone show theirs', async () => {
  await renderPage(<Shared />);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'mine' } });
  fireEvent.click(screen.getByText('others save'));
  const values = ['title', 'text'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
  expect(values).toEqual(['Their title', 'mine']);
  expect(screen.getByText('grown from Their title')).toBeTruthy();
});
