import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { useLeftCode } from './use-left-code.tsx';

const languages = {
  cpp: { template: '// C++', language: { key: 'cpp', name: 'C++' } },
  python3: { template: '', language: { key: 'python3', name: 'Python 3' } },
} as const;

/** An editor with a draft for each language. */
function Editor({ kept = {} }: { readonly kept?: Readonly<Partial<Record<keyof typeof languages, string>>> }) {
  const [drafts, setDrafts] = useState(kept);
  const [key, setKey] = useState<keyof typeof languages>('cpp');
  const chosen = languages[key];
  const initialCode = drafts[key] ?? chosen.template;
  const left = useLeftCode({
    chosen,
    draft: {
      initialCode,
      code: () => initialCode,
      open(code) {
        setDrafts({ ...drafts, [key]: code });
        return true;
      },
    },
    onChoose: (to) => setKey(to === 'cpp' ? 'cpp' : 'python3'),
  });
  return (
    <>
      <button type="button" onClick={() => left.choose(key === 'cpp' ? 'python3' : 'cpp')}>
        change
      </button>
      <button type="button" onClick={() => left.typed('print(1)')}>
        type
      </button>
      {left.notice}
      <output>{initialCode}</output>
    </>
  );
}

const change = () => fireEvent.click(screen.getByRole('button', { name: 'change' }));
const take = () => screen.queryByRole('button', { name: 'Copy the C++ code here' });

test('code that was typed in another language is taken over on wish', async () => {
  await renderPage(<Editor kept={{ cpp: 'typed' }} />);
  change();
  const button = take();
  if (button === null) throw new Error('nothing is offered');
  fireEvent.click(button);
  expect(screen.getByText('typed')).toBeTruthy();
  expect(take()).toBeNull();
});

test('the offer goes as soon as something is typed in the new language', async () => {
  await renderPage(<Editor kept={{ cpp: 'typed' }} />);
  change();
  expect(take()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'type' }));
  expect(take()).toBeNull();
});

test('nothing is offered where nothing was typed, or the other language has its own code', async () => {
  const { unmount } = await renderPage(<Editor />);
  change();
  expect(take()).toBeNull();
  unmount();
  await renderPage(<Editor kept={{ cpp: 'typed', python3: 'own' }} />);
  change();
  expect(take()).toBeNull();
});
