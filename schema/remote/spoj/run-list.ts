import type { Element } from 'hast';
import type { RunFilter, RunRow } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { all, attribute, parseHtml, textOf } from '../page/html.ts';
import { hasSignInForm } from './answers.ts';

const idPrefix = 'statusres_';

/**
 * Runs on the page of a user's runs on a problem, newest first. The page does not say how long they are, and its times
 * are of no known zone. Null: only users may see it.
 *
 * @throws LayoutError
 */
export function parseSpojRuns(text: string, filter: RunFilter): RunRow[] | null {
  const page = parseHtml(text);
  const runs = all('tr', page).flatMap((row) => {
    const run = runOf(row, filter);
    return run === null ? [] : [run];
  });
  if (runs.length > 0 || all('th', page).some((cell) => textOf(cell).toLowerCase() === 'result')) return runs;
  if (hasSignInForm(page)) return null;
  throw new LayoutError('there is no table of runs');
}

/** Null: the row is none of a run. */
function runOf(row: Element, filter: RunFilter): RunRow | null {
  for (const cell of row.children) {
    const id = cell.type === 'element' ? (attribute(cell, 'id') ?? '') : '';
    const runId = id.startsWith(idPrefix) ? id.slice(idPrefix.length) : '';
    if (/^\d+$/u.test(runId)) {
      const links = all('a[href]', row).map((link) => attribute(link, 'href') ?? '');
      return {
        runId,
        username: linked(links, 'users') ?? filter.username,
        ref: linked(links, 'problems')?.toUpperCase() ?? filter.ref,
        languageId: null,
        codeBytes: null,
        submittedAt: null,
      };
    }
  }
  return null;
}

/** What one of the links leads to, below a folder of the site; null: none leads there. */
function linked(links: readonly string[], folder: string): string | null {
  for (const link of links) {
    const [start, name, item] = link.split('/');
    if (start === '' && name === folder && item !== undefined && item !== '') return item;
  }
  return null;
}
