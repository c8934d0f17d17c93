import type { CodeTemplate, JudgeMode } from '@verdict/prisma/generated/client/client.ts';
import { limitsFor, type LimitedProblem } from '../../queue/language/language-limits.ts';
import type { LanguageView } from '../../queue/language/language.service.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';

/** What of a problem decides the languages it offers. */
export interface LanguageChoice extends LimitedProblem {
  /** Empty: every language. */
  readonly languageKeys: readonly string[];
  readonly codeTemplates: readonly CodeTemplate[];
}

/** A language as a problem offers it. */
export interface ProblemLanguageView {
  readonly language: LanguageView;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly template: string;
  /** Lines that are compiled before the code. */
  readonly linesBefore: number;
}

/** The part of a code template that the user edits. */
export interface CodeTemplateView {
  readonly id: number;
  readonly language: LanguageView;
  readonly template: string;
  /** What is compiled around it; null where the viewer may not change the problem. */
  readonly around: { readonly prepend: string; readonly append: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** May solutions of a problem be written in a language? */
export function isLanguageOffered({ languageKeys }: Pick<LanguageChoice, 'languageKeys'>, key: string): boolean {
  return languageKeys.length === 0 || languageKeys.includes(key);
}

/** The languages of a problem in the order of the list, with its limits and template for each. */
export function offeredLanguages(problem: LanguageChoice, languages: readonly LanguageView[]): ProblemLanguageView[] {
  return languages
    .filter(({ key }) => isLanguageOffered(problem, key))
    .map((language) => {
      const blocks = problem.codeTemplates.find(({ languageKey }) => languageKey === language.key);
      return {
        language,
        ...limitsFor(problem, language),
        template: blocks?.template ?? '',
        linesBefore: countLinesBefore(blocks),
      };
    });
}

/** Lines that are compiled before the code. @param blocks of the language; undefined: it has none. */
export function countLinesBefore(blocks: Pick<CodeTemplate, 'prepend'> | undefined): number {
  return blocks?.prepend ? blocks.prepend.split('\n').length : 0;
}

/** What decides how much of the templates of a problem is shown. */
interface TemplateReading {
  readonly languages: readonly LanguageView[];
  /** May the viewer change the problem? */
  readonly isStaff: boolean;
}

/** Templates with their languages; those of unknown languages are left out. */
export function codeTemplatesOf(
  templates: readonly CodeTemplate[],
  { languages, isStaff }: TemplateReading,
): CodeTemplateView[] {
  return templates.flatMap(({ id, languageKey, template, prepend, append, createdAt, updatedAt }) => {
    const language = languages.find(({ key }) => key === languageKey);
    return language === undefined
      ? []
      : [{ id, language, template, around: isStaff ? { prepend, append } : null, createdAt, updatedAt }];
  });
}

/** Languages a judge must offer to judge a submission: that of the program and of the checker. */
export function neededLanguages(
  { judgeMode, checkerLanguageKey }: { readonly judgeMode: JudgeMode; readonly checkerLanguageKey: string | null },
  languageKey: string,
): string[] {
  const own = languageKey === submitAnswerKey ? [] : [languageKey];
  return judgeMode === 'DEFAULT' || checkerLanguageKey === null ? own : [...own, checkerLanguageKey];
}
