import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Can the page fill the screen here? */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled;
}

/** Does the page fill the screen now? */
export function useIsFullScreen(): boolean {
  return useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
}

/** Fills the screen, or gives it back. Nothing happens where the browser does not want to. */
export async function toggleFullScreen(): Promise<void> {
  try {
    await (document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen());
  } catch {
    // Refused, as by a frame around the page: the board is shown all the same.
  }
}
