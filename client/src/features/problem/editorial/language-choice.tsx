import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';

/** Languages of editorials by their own names. */
export const languageNames = {
  zh: message({ id: 'editorial.language.zh' }),
  en: message({ id: 'editorial.language.en' }),
} as const;
export type EditorialLanguage = keyof typeof languageNames;

/** All of them, in the order in which they are offered. */
export const editorialLanguages = ['zh', 'en'] as const satisfies readonly EditorialLanguage[];

/** The language in which the editorial is read: the page's, until another one is chosen. */
export function useEditorialLanguage(): [language: string, choose: (language: string) => void] {
  const locale = useLocale();
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? locale, choose];
}

interface LanguageChoiceProps {
  /** Languages there is a text in. */
  readonly languages: readonly string[];
  readonly current: string;
  readonly onChoose: (language: string) => void;
}

/** Reads the editorial in another language than the page's; nothing when there is only one. */
export function LanguageChoice({ languages, current, onChoose }: LanguageChoiceProps) {
  const t = useText();
  if (languages.length < 2) return null;
  return (
    <Choice
      size="sm"
      label={t({ id: 'editorial.language' })}
      value={editorialLanguages.find((known) => current.startsWith(known)) ?? 'en'}
      options={editorialLanguages.map((language) => [language, t(languageNames[language])])}
      onChange={onChoose}
    />
  );
}
