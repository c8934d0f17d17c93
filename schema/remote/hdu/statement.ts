import type { Element } from 'hast';
import type { RemoteSample, RemoteStatement } from '../core/adapter.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { all, attribute, first, parseHtml, rawText, textOf, the } from '../page/html.ts';
import { statementMarkdown } from '../page/markdown.ts';

/** Limits: for Java before the slash, for others after it; or one for all. */
const timeLimit = /Time Limit:\s*(?:\d+\/)?(\d+)\s*MS/iu;
const memoryLimit = /Memory Limit:\s*(?:\d+\/)?(\d+)\s*K\b/iu;

/**
 * The statement of a problem's page.
 *
 * @throws LayoutError; RemoteFailure where there is no such problem.
 */
export function parseHduStatement(text: string, url: string): RemoteStatement {
  const page = parseHtml(text);
  const panels = panelsOf(page);
  if (panels.size === 0 && /No such problem/iu.test(text))
    throw new RemoteFailure('refused', 'no such problem', { reason: 'no-such-problem' });
  const title = textOf(the('h1', page));
  const limits = limitsOf(textOf(page));
  const markdown = (name: string) => statementMarkdown(panels.get(name)?.children ?? [], url).trim();
  const words = (name: string) => textOf(panels.get(name) ?? { type: 'root', children: [] }) || null;
  const description = markdown('problem description');
  if (title === '' || description === '') throw new LayoutError('the statement has no title or no description');
  const { sample, hint } = samplesOf(panels, url);
  return {
    title,
    language: 'en',
    description,
    input: markdown('input'),
    output: markdown('output'),
    hint: [markdown('hint'), hint].filter((part) => part !== '').join('\n\n'),
    samples: sample === null ? [] : [sample],
    ...limits,
    readsFile: null,
    writesFile: null,
    source: words('source'),
    author: words('author'),
    tags: [],
    pdfUrl: null,
    languageIds: null,
    submitKey: null,
  };
}

function limitsOf(text: string): Pick<RemoteStatement, 'timeLimitMs' | 'memoryLimitKb' | 'limits'> {
  const [timeText, time] = timeLimit.exec(text) ?? [];
  const [memoryText, memory] = memoryLimit.exec(text) ?? [];
  if (time === undefined || memory === undefined) throw new LayoutError('the statement has no limits');
  return { timeLimitMs: Number(time), memoryLimitKb: Number(memory), limits: `${timeText}, ${memoryText}` };
}

/** Contents by their heading in lower case. */
function panelsOf(page: ReturnType<typeof parseHtml>): ReadonlyMap<string, Element> {
  const panels = new Map<string, Element>();
  let heading: string | null = null;
  for (const panel of all('.panel_title, .panel_content', page)) {
    if (attribute(panel, 'className')?.includes('panel_title') === true) heading = textOf(panel).toLowerCase();
    else if (heading !== null) panels.set(heading, panel);
  }
  return panels;
}

/** The sample, and the hint that some pages have within its output. */
function samplesOf(
  panels: ReadonlyMap<string, Element>,
  url: string,
): { readonly sample: RemoteSample | null; readonly hint: string } {
  const input = sampleOf(panels.get('sample input'));
  const output = sampleOf(panels.get('sample output'));
  const hints = output?.nested ?? [];
  return {
    sample:
      input === null && output === null
        ? null
        : { input: input?.text ?? '', output: output?.text ?? '', explanation: null },
    hint: statementMarkdown(hints, url)
      .replace(/^[\s_*]*Hint[\s_*]*/iu, '')
      .trim(),
  };
}

function sampleOf(panel: Element | undefined): { readonly text: string; readonly nested: Element[] } | null {
  if (panel === undefined) return null;
  const holder = first('pre > div', panel) ?? first('pre', panel) ?? panel;
  let text = '';
  const nested: Element[] = [];
  for (const child of holder.children) {
    if (child.type === 'text') text += child.value;
    else if (child.type === 'element' && child.tagName === 'br') text += '\n';
    else if (child.type === 'element' && child.tagName === 'div') nested.push(child);
    else text += rawText(child);
  }
  return { text: text.replaceAll('\r\n', '\n'), nested };
}
