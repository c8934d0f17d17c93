import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 767.98px)');

/** Whether the page is narrower than 768 px (specification, section 9: "mobile"). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}
