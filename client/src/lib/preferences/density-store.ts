import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

/** Read by `public/before-paint.js` too, which sets the attribute before the first paint. */
const key = 'density';

/** Whether rows of tables are compact instead of comfortable. */
export const isCompactStore = createStore(readStored(key) === 'compact');

isCompactStore.subscribe(apply);
onStoredElsewhere(key, () => isCompactStore.set(readStored(key) === 'compact'));

/** Changes it, here and for the next visit. */
export function setCompact(isCompact: boolean): void {
  writeStored(key, isCompact ? 'compact' : null);
  isCompactStore.set(isCompact);
}

function apply(): void {
  if (isCompactStore.get()) document.documentElement.dataset['density'] = 'compact';
  else delete document.documentElement.dataset['density'];
}
