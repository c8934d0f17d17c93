import { useEffect } from 'react';
import { matchPath } from 'react-router';

interface PageBelow {
  /** Below the address of what is around it. */
  readonly path: string;
  readonly load: () => Promise<unknown>;
}

/** Starts to fetch the page of an address. @param rest what follows the address of what is around the pages. */
export function fetchEarly(pages: readonly PageBelow[], rest: string): void {
  // Its failure shows when the page is to be drawn.
  pages
    .find(({ path }) => matchPath(`/${path}`, `/${rest}`))
    ?.load()
    .catch(() => undefined);
}

/** Fetches the page beside the data of what is around it, and not after them. */
export function useEarlyPage(pages: readonly PageBelow[], rest: string): void {
  useEffect(() => fetchEarly(pages, rest), [pages, rest]);
}
