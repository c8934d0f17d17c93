import { Choice } from '../../../components/choice.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

interface StatementLanguageSwitchProps {
  /** Languages there is a statement in, as tags: `zh-CN`. */
  readonly languages: readonly string[];
  readonly current: string;
  readonly onChoose: (language: string) => void;
}

/** Reads the statement in another language than the page's; nothing when there is only one. */
export function StatementLanguageSwitch({ languages, current, onChoose }: StatementLanguageSwitchProps) {
  const t = useText();
  if (languages.length < 2) return null;
  return (
    <Choice
      size="xs"
      flexShrink="0"
      label={t({ id: 'problem.statementLanguage' })}
      value={current}
      options={languages.map((language) => [language, statementLanguageName(language)])}
      onChange={onChoose}
    />
  );
}

/** A language's own name for itself. */
export function statementLanguageName(language: string): string {
  try {
    return (
      new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(
        language.split('-')[0] ?? language,
      ) ?? language
    );
  } catch {
    return language;
  }
}
