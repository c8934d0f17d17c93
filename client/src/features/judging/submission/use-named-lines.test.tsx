import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { useNamedLines } from './use-named-lines.tsx';

/** A program of three lines, below one that the problem puts before it. */
function Named({ message }: { readonly message: string }) {
  const { list, marks } = useNamedLines([message], { languageKey: 'cpp', linesBefore: 1, lineCount: 3 });
  return (
    <>
      {list}
      {marks}
    </>
  );
}

test('a line that the compiler names is listed by its number in the code, and the list leads to its mark', async () => {
  await renderPage(<Named message="main.cpp:3:10: error: 'x' was not declared in this scope" />);
  await userEvent.click(screen.getByRole('button', { name: /Line 2/ }));
  expect(document.activeElement).toBe(screen.getByRole('note', { name: "'x' was not declared in this scope" }));
});

test('nothing is listed where the message names no line of the code', async () => {
  await renderPage(<Named message="main.cpp:9:1: error: too far" />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('note')).toBeNull();
});
