/** A text in another language, as the server has it. */
interface Translation {
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

/** Texts in the languages of the site as a form holds them, empty where there is none. */
export interface TranslationValues {
  readonly titleZh: string;
  readonly descriptionZh: string;
  readonly titleEn: string;
  readonly descriptionEn: string;
}

/** The translations as they are stored. */
export function translationValues(translations: readonly Translation[]): TranslationValues {
  const [zh, en] = ['zh-CN', 'en-US'].map((name) => translations.find(({ language }) => language === name));
  return {
    titleZh: zh?.title ?? '',
    descriptionZh: zh?.description ?? '',
    titleEn: en?.title ?? '',
    descriptionEn: en?.description ?? '',
  };
}

/** What is typed as the server takes it. */
export function translationsInput({ titleZh, descriptionZh, titleEn, descriptionEn }: TranslationValues) {
  return [
    { language: 'zh-CN', title: titleZh, description: descriptionZh },
    { language: 'en-US', title: titleEn, description: descriptionEn },
  ].filter(({ title, description }) => title.trim() !== '' || description.trim() !== '');
}
