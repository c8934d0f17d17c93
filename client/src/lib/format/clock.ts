const tickMs = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let current = Date.now();

/** The moment as of the last tick, in ms since the epoch: the same for all relative times of one rendering. */
export function now(): number {
  return current;
}

/** Calls back every 15 s; one timer for the whole page, none while nobody listens. @returns how to stop. */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    current = Date.now();
    timer = setInterval(() => {
      current = Date.now();
      for (const tick of listeners) tick();
    }, tickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}
