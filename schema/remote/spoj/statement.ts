import type { Element, Root } from 'hast';
import type { RemoteStatement } from '../core/adapter.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { all, attribute, first, parseHtml, textOf, the } from '../page/html.ts';
import { statementMarkdown } from '../page/markdown.ts';
import { spojSamples } from './samples.ts';

const kibibytes: Readonly<Record<string, number>> = { k: 1, m: 1_024, g: 1_024 ** 2 };

/** A page of a problem, with its address, and the page of its form if there is one. */
interface Pages {
  readonly text: string;
  readonly url: string;
  readonly form: string | null;
}

/**
 * The statement of a problem's page.
 *
 * @throws LayoutError; RemoteFailure where there is no such problem.
 */
export function parseSpojStatement({ text, url, form }: Pages, ref: string): RemoteStatement {
  const page = parseHtml(text);
  const heading = first('#problem-name', page);
  if (heading === null && /in a few seconds,? you will be redirected/iu.test(text))
    throw new RemoteFailure('refused', 'no such problem', { reason: 'no-such-problem' });
  const title = titleOf(textOf(heading ?? the('#problem-name', page)), ref);
  const body = the('#problem-body', page);
  const { samples, rest } = spojSamples(body);
  const description = statementMarkdown(rest, url);
  if (title === '' || description === '') throw new LayoutError('the statement has no title or no description');
  const facts = factsOf(page);
  return {
    title,
    language: 'en',
    description,
    input: '',
    output: '',
    hint: '',
    samples,
    ...limitsOf(facts),
    readsFile: null,
    writesFile: null,
    source: facts.get('resource') || null,
    author: facts.get('added by') || null,
    tags: all('[data-tagid]', page).map((tag) => textOf(tag).replace(/^#/u, '')),
    pdfUrl: pdfIn(body, url),
    languageIds: form === null ? null : languageIdsIn(form),
    submitKey: null,
  };
}

/** The page names a problem `TEST - Title`; a title may hold dashes, too. */
function titleOf(heading: string, ref: string): string {
  const prefix = `${ref} - `;
  return heading.toUpperCase().startsWith(prefix) ? heading.slice(prefix.length) : heading;
}

/** Facts by their names in lower case. */
function factsOf(page: Root): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  for (const row of all('#problem-meta tr', page)) {
    const [name, value] = all('td', row);
    if (name !== undefined && value !== undefined)
      facts.set(textOf(name).replace(/:$/u, '').trim().toLowerCase(), textOf(value));
  }
  return facts;
}

/** A range of time limits is one for each test: the longest is taken. */
function limitsOf(
  facts: ReadonlyMap<string, string>,
): Pick<RemoteStatement, 'timeLimitMs' | 'memoryLimitKb' | 'limits'> {
  const time = facts.get('time limit') ?? '';
  const memory = facts.get('memory limit') ?? '';
  const seconds = [...time.matchAll(/\b(\d{1,6}(?:\.\d{1,6})?) ?s/gu)].map(([, digits]) => Number(digits));
  const [, amount, unit = ''] = /^(\d{1,9}) ?([kmg])b/iu.exec(memory) ?? [];
  if (seconds.length === 0 || amount === undefined) throw new LayoutError('the statement has no limits');
  return {
    timeLimitMs: Math.round(Math.max(...seconds) * 1_000),
    memoryLimitKb: Number(amount) * (kibibytes[unit.toLowerCase()] ?? 1),
    limits: ['Time limit', 'Source limit', 'Memory limit']
      .flatMap((name) => {
        const value = facts.get(name.toLowerCase());
        return value === undefined ? [] : [`${name}: ${value}`];
      })
      .join(', '),
  };
}

/** Some old statements are a PDF. */
function pdfIn(body: Element, base: string): string | null {
  const link = all('a[href]', body)
    .map((one) => attribute(one, 'href') ?? '')
    .find((href) => URL.canParse(href, base) && /\.pdf$/iu.test(new URL(href, base).pathname));
  return link === undefined ? null : new URL(link, base).href;
}

/** Languages that the form of a problem offers; null: it shows none. */
function languageIdsIn(form: string): string[] | null {
  const ids = all('#lang > option[value]', parseHtml(form)).map((option) => attribute(option, 'value') ?? '');
  return ids.length === 0 ? null : ids;
}
