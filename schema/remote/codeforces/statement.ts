import type { Root } from 'hast';
import type { RemoteStatement } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import type { RawDocument } from '../core/raw-document.ts';
import { decodePage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import { first, parseHtml } from '../page/html.ts';
import type { Collection } from './collections.ts';
import { parseContestRow, pdfAddressIn } from './contest-page.ts';
import { contestNameOf, parseProblemPage, statementClass } from './problem-page.ts';
import { partsOf, pathOf } from './references.ts';

/** What the site says where it has the statement in Russian alone. */
const notInEnglish = 'Statement is not available on English language';
/** Pages to which problems lead that do not exist, or are not shown. */
const listPaths: ReadonlySet<string> = new Set(['/', '/problemset', '/contests', '/gyms']);

/** The page of a problem, and that of its contest where the statement is a PDF. @throws RemoteFailure */
export async function loadStatement(
  http: JudgeHttp,
  collection: Collection,
  ref: string,
): Promise<readonly RawDocument[]> {
  const problemPath = pathOf(collection, collection.problemPaths[0], ref);
  const contestPath = pathOf(collection, collection.contestPath, ref);
  let page = await pageAt(http, `${problemPath}?locale=en`, contestPath);
  if (page?.text.includes(notInEnglish) === true) page = await pageAt(http, `${problemPath}?locale=ru`, contestPath);
  if (page?.text.includes(statementClass) === true) return [page];
  const contest = await pageAt(http, `${contestPath}?locale=en`, contestPath);
  if (contest === null) throw http.failure('layout', `the contest leads to its own pages: ${contestPath}`);
  return page === null ? [contest] : [page, contest];
}

/** The statement in the documents of a problem. @throws LayoutError; RemoteFailure where there is no such problem. */
export function parseStatement(
  documents: readonly RawDocument[],
  collection: Collection,
  ref: string,
): RemoteStatement {
  const contestPath = pathOf(collection, collection.contestPath, ref);
  const pages = documents
    .filter((document) => !isPdf(document))
    .map(({ bytes, contentType, url }) => ({
      url,
      root: parseHtml(decodePage(bytes, contentType, collection.info.charset)),
    }));
  const written = pages.find(({ root }) => first(`.${statementClass}`, root) !== null);
  if (written !== undefined) return parseProblemPage(written.root, written.url, contestPath);
  const contest = pages.find(({ root }) => first('table.problems', root) !== null);
  if (contest === undefined) throw new LayoutError('there is neither a statement nor a table of problems');
  const pdfUrl = documents.find(isPdf)?.url ?? pdfUrlIn(pages);
  if (pdfUrl === null) throw new LayoutError('there is neither a statement nor a PDF');
  return {
    ...parseContestRow(contest.root, partsOf(collection, ref)?.index ?? ''),
    language: 'en',
    description: '',
    input: '',
    output: '',
    hint: '',
    samples: [],
    source: contestNameOf(contest.root, contestPath),
    author: null,
    tags: [],
    pdfUrl,
    languageIds: null,
    submitKey: null,
  };
}

/** The first address of a PDF in pages; the problem's own come before its contest's. */
function pdfUrlIn(pages: ReadonlyArray<{ readonly url: string; readonly root: Root }>): string | null {
  for (const { root, url } of pages) {
    const address = pdfAddressIn(root, url);
    if (address !== null) return address;
  }
  return null;
}

/** A page of the site. Null: it leads to the contest, which has the statement. @throws RemoteFailure */
async function pageAt(http: JudgeHttp, path: string, contestPath: string): Promise<JudgePage | null> {
  const page = await http.get(path);
  if (page.status === 200) return page;
  const noSuchProblem = () => http.failure('refused', 'no such problem', { reason: 'no-such-problem' });
  if (page.status === 404) throw noSuchProblem();
  const own = new URL(page.url).pathname;
  const target = page.location === null ? own : new URL(page.location).pathname;
  if (target === '/enter')
    throw http.failure('refused', 'shown to users of the judge only', { reason: 'not-permitted' });
  if (listPaths.has(target)) throw noSuchProblem();
  const isOfContest = target === contestPath || target.startsWith(`${contestPath}/attachments`);
  if (isOfContest && target !== own) return null;
  throw http.failure('layout', `${page.status} at ${own}`, { page: page.text });
}

function isPdf({ bytes }: RawDocument): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}
