import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

const key = 'problemTags';

/** Whether a problem's page tells its tags, which may give its solution away. */
export const areTagsShownStore = createStore(read());

onStoredElsewhere(key, () => areTagsShownStore.set(read()));

/** Shows or hides them, on every problem and for the next visit. */
export function showTags(areShown: boolean): void {
  writeStored(key, areShown ? null : 'hidden');
  areTagsShownStore.set(areShown);
}

function read(): boolean {
  return readStored(key) !== 'hidden';
}
