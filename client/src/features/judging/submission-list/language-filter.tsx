import { Choice } from '../../../components/choice.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useSubmissionLanguagesQuery } from './submission-list.generated.ts';

interface LanguageFilterProps {
  /** Empty: any. */
  readonly languageKey: string;
  readonly onChange: (languageKey: string) => void;
}

/** Which language; one that the site does not know (any more) is shown by its key. */
export function LanguageFilter({ languageKey, onChange }: LanguageFilterProps) {
  const t = useText();
  const { data } = useSubmissionLanguagesQuery({ fetchPolicy: 'cache-first' });
  const known = (data?.languages ?? []).map(({ key, name }) => [key, name] as const);
  const isKnown = languageKey === '' || known.some(([key]) => key === languageKey);
  return (
    <Choice
      w={{ base: 'auto', sm: '9rem' }}
      flex={{ base: '1 0 6rem', sm: '0 0 auto' }}
      label={t({ id: 'submission.language' })}
      value={languageKey}
      options={[
        ['', t({ id: 'submissionList.anyLanguage' })],
        ...known,
        ...(isKnown ? [] : [[languageKey, languageKey] as const]),
      ]}
      onChange={onChange}
    />
  );
}
