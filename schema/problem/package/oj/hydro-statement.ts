import { statementOf } from '../package-statement.ts';
import type { SampleContent, StatementContent } from '../problem-content.ts';
import { splitStatement } from '../statement-sections.ts';

const sample = /^```(input|output)(\d{1,9})(?!\d).*\r?\n([\s\S]*?)^```.*\r?\n?/gmu;

/** Samples of a statement, which stand in it as blocks `input1`, `output1`. */
export function hydroSamples(markdown: string): SampleContent[] {
  const found = new Map<number, { input: string; output: string }>();
  for (const [, side, number, content = ''] of markdown.matchAll(sample)) {
    const one = found.get(Number(number)) ?? { input: '', output: '' };
    one[side === 'input' ? 'input' : 'output'] = content;
    found.set(Number(number), one);
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, one]) => ({ ...one, interaction: null, explanation: null }));
}

/** A statement split into its parts, its samples left out. Links to its own files (`file://a.png`) name them. */
export function hydroStatement(language: string, title: string, markdown: string): StatementContent {
  const text = markdown.replaceAll(sample, '').replaceAll(/file:\/\/([^\s)"'?]+)(?:\?[^\s)"']*)?/gu, '$1');
  // Headings over samples alone are left without anything below them.
  const tidy = text.replaceAll(/^#{1,6}(.*)\r?\n\s*(?=^#{1,6}\s|(?![\s\S]))/gmu, (section, words: string) =>
    /样例|sample|example/iu.test(words) ? '' : section,
  );
  // The title stands on the page already.
  const [, heading = '', below = ''] = /^\s*# ([^\n]*)\n([\s\S]*)$/u.exec(tidy) ?? [];
  const body = heading.trim() === title.trim() ? below : tidy;
  // A heading of the first level over the description alone would make all others parts of it.
  const even = /^## /mu.test(body) ? body.replaceAll(/^# /gmu, '## ') : body;
  return statementOf({ language, title, ...splitStatement(even) });
}

/**
 * Texts of a statement by language. One file may hold several, as JSON by language or as blocks that begin with `:::
 * lang=en`; a file with neither is in the language its name says, or in Chinese.
 */
export function hydroTexts(fileName: string, content: string): Map<string, string> {
  const own = /^problem_([a-z]{2})/iu.exec(fileName)?.[1]?.toLowerCase() ?? 'zh';
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Map(
        Object.entries(value).flatMap(([language, text]) =>
          typeof text === 'string' ? [[language.slice(0, 2), text] as const] : [],
        ),
      );
    }
  } catch {
    // Ordinary Markdown, as most are.
  }
  return new Map([[own, content]]);
}
