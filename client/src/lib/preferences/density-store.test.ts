import { expect, onTestFinished, test } from 'vitest';
import { readStored } from '../store/local-storage.ts';
import { isCompactStore, setCompact } from './density-store.ts';

test('compact rows are an attribute of the document and hold for the next visit', () => {
  onTestFinished(() => setCompact(false));
  const { dataset } = document.documentElement;

  setCompact(true);
  expect([dataset['density'], readStored('density'), isCompactStore.get()]).toEqual(['compact', 'compact', true]);

  setCompact(false);
  expect([dataset['density'], readStored('density'), isCompactStore.get()]).toEqual([undefined, null, false]);
});
