import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMarkedEditor } from './use-marked-editor.ts';

const chosen = { language: { key: 'cpp', name: 'C++' }, linesBefore: 0 } as Parameters<typeof useMarkedEditor>[0];

test('the text that is opened in place of a marked one has no marks', () => {
  const { result, rerender } = renderHook(
    ({ documentKey }) => useMarkedEditor(chosen, { documentKey, code: () => '' }),
    {
      initialProps: { documentKey: 'first' },
    },
  );
  act(() => result.current.place.mark([{ line: 2, severity: 'error' }]));
  expect(result.current.marks).toHaveLength(1);
  rerender({ documentKey: 'second' });
  expect(result.current.marks).toEqual([]);
});
