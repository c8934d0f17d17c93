import type { FieldError } from '../../../../lib/failure/domain-error.ts';
import type { Fault, Faults } from '../../../../lib/form/entrance-fields.ts';
import { fromLocalText, toLocalText } from '../../../../lib/format/local-time.ts';
import { message } from '../../../../lib/intl/message.ts';
import { editorialLanguages, type EditorialLanguage } from '../language-choice.tsx';
import type { EditorialForm_FormFragment, SaveEditorialMutationVariables } from './editorial-form.generated.ts';

/** Limits of the server. */
export const maxHints = 5;
export const maxSolutions = 5;
const hintNumbers = [1, 2, 3, 4, 5] as const;
type HintNumber = (typeof hintNumbers)[number];

type TextField = `${EditorialLanguage}.content` | `${EditorialLanguage}.hint${HintNumber}`;
export type EditorialField =
  | 'disclosure'
  | 'publication'
  | 'at'
  | 'contestId'
  /** One a line. */
  | 'solutionNames'
  /** With spaces between them. */
  | 'languages'
  | 'hintCount'
  | TextField;
export type EditorialValues = Readonly<Record<EditorialField, string>>;

const plainFields = [
  'disclosure',
  'publication',
  'at',
  'contestId',
  'solutionNames',
  'languages',
  'hintCount',
] as const satisfies readonly EditorialField[];
const textFields: readonly TextField[] = editorialLanguages.flatMap((language) => [
  `${language}.content` as const,
  ...hintNumbers.map((number) => `${language}.hint${number}` as const),
]);
/** All of them. */
export const editorialFields: readonly EditorialField[] = [...plainFields, ...textFields];

/** Field of a hint. @param index from 0. */
export function hintField(language: EditorialLanguage, index: number): TextField {
  return `${language}.hint${hintNumbers[index] ?? 1}`;
}

/** Languages there are texts in. */
export function languagesOf({ languages }: Pick<EditorialValues, 'languages'>): readonly EditorialLanguage[] {
  const chosen = languages.split(' ');
  return editorialLanguages.filter((language) => chosen.includes(language));
}

export function hintCountOf({ hintCount }: Pick<EditorialValues, 'hintCount'>): number {
  return Math.min(Number(hintCount) || 0, maxHints);
}

export function solutionNamesOf({ solutionNames }: Pick<EditorialValues, 'solutionNames'>): readonly string[] {
  return solutionNames.split('\n').filter((name) => name !== '');
}

/** The form as it is stored. @param locale of the page: the language of a new one. */
export function valuesOf(form: EditorialForm_FormFragment, locale: string): EditorialValues {
  const { translations, publishesAt, publishesAfterId } = form;
  const stored = new Map(translations.map((translation) => [translation.language, translation]));
  const texts = Object.fromEntries(
    editorialLanguages.flatMap((language) => [
      [`${language}.content`, stored.get(language)?.content ?? ''],
      ...hintNumbers.map((number) => [`${language}.hint${number}`, stored.get(language)?.hints[number - 1] ?? '']),
    ]),
  ) as Record<TextField, string>;
  return {
    ...texts,
    disclosure: form.disclosure,
    publication: publishesAfterId !== null ? 'CONTEST' : publishesAt === null ? 'DRAFT' : publicationOf(publishesAt),
    at: publishesAt === null ? '' : toLocalText(publishesAt),
    contestId: publishesAfterId ?? '',
    solutionNames: form.solutionNames.join('\n'),
    languages:
      translations.length === 0
        ? locale.startsWith('zh')
          ? 'zh'
          : 'en'
        : translations.map(({ language }) => language).join(' '),
    hintCount: String(translations[0]?.hints.length ?? 0),
  };
}

function publicationOf(publishesAt: string): string {
  return new Date(publishesAt) <= new Date() ? 'NOW' : 'DATE';
}

/** What the server takes. */
export function inputOf(
  values: EditorialValues,
  { problemId, basedOnVersion }: { readonly problemId: string; readonly basedOnVersion: number | null },
): SaveEditorialMutationVariables['input'] {
  const { publication, disclosure, contestId } = values;
  const publications = {
    DRAFT: null,
    NOW: { isNow: true },
    DATE: { at: fromLocalText(values.at)?.toISOString() ?? '' },
    CONTEST: { contestId },
  };
  return {
    problemId,
    basedOnVersion,
    disclosure: disclosure === 'SOLVED' || disclosure === 'STAFF' ? disclosure : 'ALL',
    publication: publications[publication as keyof typeof publications] ?? null,
    translations: languagesOf(values).map((language) => ({
      language,
      content: values[`${language}.content`],
      hints: Array.from({ length: hintCountOf(values) }, (_, index) => values[hintField(language, index)]),
    })),
    solutionNames: [...solutionNamesOf(values)],
  };
}

const empty = message({ id: 'editorial.fault.empty' });

/** What is wrong before it is sent. */
export function editorialFaults(values: EditorialValues): Faults<EditorialField> {
  const faults: Partial<Record<EditorialField, Fault>> = {};
  for (const language of languagesOf(values)) {
    const names = [
      `${language}.content` as const,
      ...Array.from({ length: hintCountOf(values) }, (_, index) => hintField(language, index)),
    ];
    for (const name of names) if (values[name].trim() === '') faults[name] = empty;
  }
  if (values.publication === 'DATE' && fromLocalText(values.at) === null)
    faults.at = message({ id: 'editorial.fault.at' });
  if (values.publication === 'CONTEST' && values.contestId === '')
    faults.contestId = message({ id: 'editorial.fault.contest' });
  return faults;
}

/** Faults of the server by the fields of the form. */
export function faultsByField(fields: readonly FieldError[], values: EditorialValues): readonly FieldError[] {
  return fields.map(({ path, message: sentence }) => ({ path: fieldOf(path, values) ?? path, message: sentence }));
}

function fieldOf(path: string, values: EditorialValues): EditorialField | null {
  const [part, index, field, at] = path.split('.');
  if (part === 'publication') return index === 'contestId' ? 'contestId' : 'at';
  if (part === 'solutionNames') return 'solutionNames';
  const language = languagesOf(values)[Number(index)];
  if (part !== 'translations' || language === undefined) return null;
  return field === 'hints' ? hintField(language, Number(at)) : `${language}.content`;
}

/** Values after a hint changed places with the one after it, in all languages. */
export function swappedHints(values: EditorialValues, index: number): Partial<Record<EditorialField, string>> {
  return Object.fromEntries(
    editorialLanguages.flatMap((language) => {
      const [first, second] = [hintField(language, index), hintField(language, index + 1)];
      return [
        [first, values[second]],
        [second, values[first]],
      ];
    }),
  );
}

/** Values without a hint, in all languages. */
export function withoutHint(values: EditorialValues, index: number): Partial<Record<EditorialField, string>> {
  const count = hintCountOf(values);
  const moved = editorialLanguages.flatMap((language) =>
    Array.from({ length: count - index }, (_, step) => [
      hintField(language, index + step),
      index + step + 1 < count ? values[hintField(language, index + step + 1)] : '',
    ]),
  );
  return { ...Object.fromEntries(moved), hintCount: String(count - 1) };
}
