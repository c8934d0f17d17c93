import type { Element, Nodes, Root } from 'hast';
import type { RemoteStatement } from '../core/adapter.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { all, attribute, first, textOf, the } from '../page/html.ts';
import { fileIn, limitsOf } from './limits.ts';

/** What the page of a contest says of a problem. */
type ProblemFacts = Pick<
  RemoteStatement,
  'title' | 'timeLimitMs' | 'memoryLimitKb' | 'limits' | 'readsFile' | 'writesFile'
>;

/** Words of the limits at the end of a row: `1 s, 256 MB`. */
const limitWords = 4;

/**
 * A row of a contest's table of problems: name, then files and limits.
 *
 * @throws LayoutError; RemoteFailure where the contest has no such problem.
 */
export function parseContestRow(page: Root, index: string): ProblemFacts {
  for (const row of all('tr', the('table.problems', page))) {
    const [id, about] = row.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'td',
    );
    if (id === undefined || about === undefined || textOf(id).toUpperCase() !== index) continue;
    const title = textOf(the('a', about));
    const words = textsOf(about).join(' ').split(' ');
    const limits = words.slice(-limitWords).join(' ');
    const [time = '', memory = ''] = limits.split(', ');
    const [reads = '', writes = ''] = words.slice(0, -limitWords).join(' ').split('/');
    if (title === '') throw new LayoutError('a problem has no name');
    const readsFile = fileIn(reads);
    return {
      title,
      ...limitsOf(time, memory),
      limits,
      readsFile,
      // `standard input/output`
      writesFile: readsFile === null && writes.trim() === 'output' ? null : fileIn(writes),
    };
  }
  throw new RemoteFailure('refused', 'the contest has no such problem', { reason: 'no-such-problem' });
}

/** Address of the PDF that a page shows or has among its attachments; null: there is none. */
export function pdfAddressIn(page: Root, url: string): string | null {
  const shown = first('embed[type="application/pdf"]', page);
  const address =
    (shown === null ? null : attribute(shown, 'src')) ??
    all('a[href]', page)
      .map((link) => attribute(link, 'href') ?? '')
      .find((href) => isStatement(href.toLowerCase())) ??
    null;
  return address !== null && URL.canParse(address, url) ? new URL(address, url).href : null;
}

function isStatement(href: string): boolean {
  return href.includes('/attachments/download/') && href.endsWith('.pdf') && !href.includes('tutorial');
}

/** Texts of a cell, one by one: they are in boxes without white space between. That of its link is left out. */
function textsOf(node: Nodes): string[] {
  if (node.type === 'text') return [textOf(node)].filter((text) => text !== '');
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'a')) return [];
  return node.children.flatMap((child) => textsOf(child));
}
