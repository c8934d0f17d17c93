import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

const key = 'particles';

/** Whether dots drift behind the pages, unless the device asks for less. */
export const hasParticlesStore = createStore(read());

/** Home alone: elsewhere texts lie on the bare background, and management and contests are to be read. */
export function hasParticlesAt(pathname: string): boolean {
  return pathname === '/home';
}

onStoredElsewhere(key, () => hasParticlesStore.set(read()));

/** Changes it, here and for the next visit. */
export function setParticles(isOn: boolean): void {
  writeStored(key, isOn ? null : 'off');
  hasParticlesStore.set(isOn);
}

function read(): boolean {
  return readStored(key) !== 'off';
}
