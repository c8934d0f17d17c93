import { type Look, looksOf, looksOfSize } from './looks.ts';
import type { SitePage } from './site-page.ts';

/** Pages that one visitor opens one after the other. */
export interface PageWalk {
  readonly pages: readonly SitePage[];
  readonly looks: readonly Look[];
}

/** A test takes no longer than this many pages do. */
const longestWalk = 6;

/**
 * Pages with the same look and the same visitor are walked together: to go on costs half of another visit. One that is
 * brought into a state, or is there on one size only, is visited alone.
 */
export function walksOf(pages: readonly SitePage[]): readonly PageWalk[] {
  const alone = pages.filter(isAlone);
  const together = Map.groupBy(
    pages.filter((page) => !isAlone(page)),
    (page) => [lookNumber(page) % 8, page.isRoot, page.isSignedIn].join(),
  );
  return [
    ...alone.map((page) => walk([page])),
    ...[...together.values()].flatMap((some) =>
      Array.from({ length: Math.ceil(some.length / longestWalk) }, (_, index) =>
        walk(some.slice(index * longestWalk, (index + 1) * longestWalk)),
      ),
    ),
  ];
}

function isAlone({ arrange, only }: SitePage): boolean {
  return arrange !== undefined || only !== undefined;
}

function walk(pages: readonly SitePage[]): PageWalk {
  const [first] = pages;
  if (first === undefined) throw new Error('A walk has a page.');
  const { only } = first;
  return { pages, looks: only === undefined ? looksOf(lookNumber(first)) : looksOfSize(only, lookNumber(first)) };
}

/** By the page's name, so that a new page does not change what others are looked at in. */
function lookNumber({ name }: SitePage): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
