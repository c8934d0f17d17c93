import type { TemplateContent } from './problem-content.ts';

/** A template as HOJ and QDUOJ write it into one text: blocks between marks, or just the code people begin with. */
export function templateOf(languageKey: string, code: string): TemplateContent {
  const block = (name: string) => new RegExp(`//${name} BEGIN\\r?\\n([\\s\\S]*?)\\r?\\n?//${name} END`, 'u').exec(code)?.[1] ?? '';
  const isMarked = /\/\/TEMPLATE BEGIN/u.test(code);
  return isMarked
    ? { languageKey, prepend: block('PREPEND'), template: block('TEMPLATE'), append: block('APPEND'), isEnabled: true }
    : { languageKey, prepend: '', template: code, append: '', isEnabled: true };
}

/** A template as HOJ and QDUOJ write it: blocks between marks, in one text. */
export function codeBlocks({ prepend, template, append }: Pick<TemplateContent, 'prepend' | 'template' | 'append'>): string {
  const blocks = [['PREPEND', prepend], ['TEMPLATE', template], ['APPEND', append]];
  return blocks.map(([name, text]) => `//${name} BEGIN\n${text}\n//${name} END`).join('\n\n');
}

/** A block as QDUOJ keeps it apart: the end of its last line belongs to the mark that followed, and blank lines are none. */
export function blockOf(text: string): string {
  return text.trim() === '' ? '' : text.replace(/\r?\n$/u, '');
}

/** Of several templates for a language the first counts. */
export function oncePerLanguage(templates: readonly TemplateContent[]): TemplateContent[] {
  return templates.filter(({ languageKey }, index) => templates.findIndex((each) => each.languageKey === languageKey) === index);
}

/** Which convention a checker of an unknown judge follows: that of testlib, when it includes it and does not bring its own. */
export function conventionOf(code: string, broughtFiles: readonly string[]): 'TESTLIB' | 'HOJ' {
  return /#\s*include\s*["<]testlib\.h[">]/u.test(code) && !broughtFiles.includes('testlib.h') ? 'TESTLIB' : 'HOJ';
}
