import type { Element, ElementContent, Root } from 'hast';
import type { RemoteSample, RemoteStatement } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { all, attribute, first, rawText, textOf, the } from '../page/html.ts';
import { fileIn, limitsOf } from './limits.ts';
import { codeforcesMarkdown, hasClass } from './markup.ts';

/** Class of what holds a statement in a page of the site. */
export const statementClass = 'problem-statement';

/**
 * The statement of a page that holds it.
 *
 * @param contestPath path of its contest. @throws LayoutError
 */
export function parseProblemPage(page: Root, url: string, contestPath: string): RemoteStatement {
  const statement = the(`.${statementClass}`, page);
  const header = the('.header', statement);
  const time = propertyOf(the('.time-limit', header));
  const memory = propertyOf(the('.memory-limit', header));
  const { description, input, output, hint } = sectionsOf(statement, url);
  const title = textOf(the('.title', header)).replace(/^(?:[A-Z]{1,2}\d{0,2}|\d\d)\. /u, '');
  if (title === '' || description === '') throw new LayoutError('the statement has no title or no text');
  return {
    title,
    language: url.includes('locale=ru') ? 'ru' : 'en',
    description,
    input,
    output,
    hint,
    samples: samplesOf(statement),
    ...limitsOf(time.value, memory.value),
    limits: [time, memory].map(({ name, value }) => `${name}: ${value}`).join(', '),
    readsFile: fileOf(header, 'input'),
    writesFile: fileOf(header, 'output'),
    source: contestNameOf(page, contestPath),
    author: null,
    tags: all('.tag-box', page).map((tag) => textOf(tag)),
    pdfUrl: null,
    languageIds: null,
    submitKey: null,
  };
}

/** Name of the contest that a page is of; null: the page does not say. */
export function contestNameOf(page: Root, contestPath: string): string | null {
  const link = all('.rtable a[href]', page).find((one) => attribute(one, 'href')?.endsWith(contestPath) === true);
  return link === undefined ? null : textOf(link) || null;
}

/** A line of the header: its name in a part of its own, then the value. */
function propertyOf(line: Element): { readonly name: string; readonly value: string } {
  const name = the('.property-title', line);
  const rest = line.children.filter((child) => child !== name);
  return { name: textOf(name), value: textOf({ type: 'root', children: rest }) };
}

function fileOf(header: Element, direction: 'input' | 'output'): string | null {
  const line = first(`.${direction}-file`, header);
  if (line === null || hasClass(line, `${direction}-standard`)) return null;
  return fileIn(propertyOf(line).value);
}

/** Texts of a statement. What is neither input, output nor note belongs to its description, such as `Interaction`. */
function sectionsOf(
  statement: Element,
  url: string,
): Pick<RemoteStatement, 'description' | 'input' | 'output' | 'hint'> {
  const description: string[] = [];
  const named = { input: '', output: '', hint: '' };
  for (const section of statement.children) {
    if (section.type !== 'element' || hasClass(section, 'header') || hasClass(section, 'sample-tests')) continue;
    const heading = section.children.find((child): child is Element => isHeading(child));
    const text = codeforcesMarkdown(
      section.children.filter((child) => child !== heading),
      url,
    );
    if (hasClass(section, 'input-specification')) named.input = text;
    else if (hasClass(section, 'output-specification')) named.output = text;
    else if (hasClass(section, 'note')) named.hint = text;
    else description.push(heading === undefined ? text : `### ${textOf(heading)}\n\n${text}`);
  }
  return { description: description.filter((text) => text !== '').join('\n\n'), ...named };
}

function isHeading(node: ElementContent): boolean {
  return node.type === 'element' && hasClass(node, 'section-title');
}

function samplesOf(statement: Element): RemoteSample[] {
  const inputs = all('.sample-tests .input pre', statement).map((pre) => sampleText(pre));
  const outputs = all('.sample-tests .output pre', statement).map((pre) => sampleText(pre));
  if (inputs.length !== outputs.length) throw new LayoutError('a sample has no input or no output');
  return inputs.map((input, place) => ({ input, output: outputs[place] ?? '', explanation: null }));
}

/** Newer pages have an element for each line, older ones line breaks. */
function sampleText(pre: Element): string {
  const lines = all('.test-example-line', pre);
  const text = lines.length > 0 ? lines.map((line) => `${rawText(line)}\n`).join('') : brokenText(pre);
  return text.replaceAll('\r\n', '\n');
}

function brokenText({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      return child.tagName === 'br' ? '\n' : brokenText(child);
    })
    .join('');
}
