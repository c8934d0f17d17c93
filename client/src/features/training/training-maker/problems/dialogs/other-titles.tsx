import { Grid } from '@chakra-ui/react';
import { FormField } from '../../../../../components/form/form-field.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';

interface Translation {
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

/** Titles in the languages of the site, empty where there is none. */
export interface TitleValues {
  readonly titleZh: string;
  readonly titleEn: string;
}

const languages = [
  ['titleZh', 'zh-CN'],
  ['titleEn', 'en-US'],
] as const;

export function otherTitles(translations: readonly Translation[]): TitleValues {
  const titleIn = (name: string) => translations.find(({ language }) => language === name)?.title ?? '';
  return { titleZh: titleIn('zh-CN'), titleEn: titleIn('en-US') };
}

/** Translations with other titles; their other texts stay. */
export function withTitles(translations: readonly Translation[], titles: TitleValues): Translation[] {
  return languages
    .map(([name, language]) => ({
      language,
      title: titles[name],
      description: translations.find((translation) => translation.language === language)?.description ?? '',
    }))
    .filter(({ title, description }) => title.trim() !== '' || description !== '');
}

interface OtherTitlesProps {
  readonly field: (name: keyof TitleValues) => {
    readonly value: string;
    readonly error: string | null;
    readonly onValue: (value: string) => void;
  };
}

/** Two small fields for the title in each language. */
export function OtherTitles({ field }: OtherTitlesProps) {
  const t = useText();
  return (
    <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
      <FormField
        label={t({ id: 'trainings.titleZh' })}
        hint={t({ id: 'trainings.titleHint' })}
        maxLength={255}
        {...field('titleZh')}
      />
      <FormField
        label={t({ id: 'trainings.titleEn' })}
        hint={t({ id: 'trainings.titleHint' })}
        maxLength={255}
        {...field('titleEn')}
      />
    </Grid>
  );
}
