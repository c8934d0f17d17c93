import type { TemplateContent } from './problem-content.ts';

/** A template as HOJ and QDUOJ write it into one text: blocks between marks, or just the code people begin with. */
export function templateOf(languageKey: string, code: string): TemplateContent {
  const block = (name: string) => markedBlock(code, name) ?? '';
  const isMarked = /\/\/TEMPLATE BEGIN/u.test(code);
  return isMarked
    ? { languageKey, prepend: block('PREPEND'), template: block('TEMPLATE'), append: block('APPEND'), isEnabled: true }
    : { languageKey, prepend: '', template: code, append: '', isEnabled: true };
}

/** A template as HOJ and QDUOJ write it: blocks between marks, in one text. */
export function codeBlocks({
  prepend,
  template,
  append,
}: Pick<TemplateContent, 'prepend' | 'template' | 'append'>): string {
  const blocks = [
    ['PREPEND', prepend],
    ['TEMPLATE', template],
    ['APPEND', append],
  ];
  return blocks.map(([name, text]) => `//${name} BEGIN\n${text}\n//${name} END`).join('\n\n');
}

/** What stands between the lines `//NAME BEGIN` and `//NAME END`. */
export function markedBlock(code: string, name: string): string | undefined {
  const mark = `//${name} BEGIN`;
  let from = -1;
  for (let at = code.indexOf(mark); at !== -1 && from === -1; at = code.indexOf(mark, at + 1)) {
    const lineEnd = /^\r?\n/u.exec(code.slice(at + mark.length, at + mark.length + 2));
    if (lineEnd !== null) from = at + mark.length + lineEnd[0].length;
  }
  const end = from === -1 ? -1 : code.indexOf(`//${name} END`, from);
  return end === -1 ? undefined : code.slice(from, end).replace(/\r?\n$/u, '');
}

/**
 * A block as QDUOJ keeps it apart: the end of its last line belongs to the mark that followed, and blank lines are
 * none.
 */
export function blockOf(text: string): string {
  return text.trim() === '' ? '' : text.replace(/\r?\n$/u, '');
}

/** Of several templates for a language the first counts. */
export function oncePerLanguage(templates: readonly TemplateContent[]): TemplateContent[] {
  return templates.filter(
    ({ languageKey }, index) => templates.findIndex((each) => each.languageKey === languageKey) === index,
  );
}

/**
 * Which convention a checker of an unknown judge follows: that of testlib, when it includes it and does not bring its
 * own.
 */
export function conventionOf(code: string, broughtFiles: readonly string[]): 'TESTLIB' | 'HOJ' {
  return /#\s*include\s*["<]testlib\.h[">]/u.test(code) && !broughtFiles.includes('testlib.h') ? 'TESTLIB' : 'HOJ';
}
