import { isFullRun, sampleNumber } from '../setup/sampling.ts';
import { type Look, lookCount, looksOf, looksOfSize } from './looks.ts';
import type { SitePage } from './site-page.ts';

/** Pages that one visitor opens one after the other. */
export interface PageWalk {
  readonly pages: readonly SitePage[];
  readonly looks: readonly Look[];
}

const maxWalkPages = 6;

/**
 * Groups pages with the same looks and visitor: navigating is cheaper than loading the site. Pages that need arranging,
 * or exist on one size only, get a walk each.
 */
export function walksOf(pages: readonly SitePage[]): readonly PageWalk[] {
  const walks: { pages: SitePage[]; looks: readonly Look[] }[] = [];
  const open = new Map<string, SitePage[]>();
  for (const page of pages) {
    const looks = looksOfPage(page);
    const key = [...looks.map(({ title }) => title), page.isRoot, page.isSignedIn].join();
    const isAlone = page.arrange !== undefined || page.only !== undefined;
    const walk = isAlone ? undefined : open.get(key);
    if (walk !== undefined && walk.length < maxWalkPages) {
      walk.push(page);
      continue;
    }
    const started = [page];
    walks.push({ pages: started, looks });
    if (!isAlone) open.set(key, started);
  }
  return walks;
}

/** Shown besides, as the name decides: in the other colours or on the other screen; in a full run both. */
export function othersOf({ name, only }: SitePage) {
  const isFirstHalf = Math.floor(sampleNumber(name) / lookCount) % 2 === 0;
  return {
    isOtherScheme: only !== undefined || isFullRun || isFirstHalf,
    isOtherSize: only === undefined && (isFullRun || !isFirstHalf),
  };
}

function looksOfPage({ name, only }: SitePage): readonly Look[] {
  return only === undefined ? looksOf(sampleNumber(name)) : looksOfSize(only, sampleNumber(name));
}
