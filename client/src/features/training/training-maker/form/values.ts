import {
  translationsInput,
  translationValues,
  type TranslationValues,
} from '../../../../components/training/translations/translations.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { MessageId } from '../../../../lib/intl/use-text.ts';
import type { CreateTrainingInput, TrainingForm_FormFragment } from './training-form.generated.ts';

/** The form of a training as it is typed: all fields are texts, named as the server names them. */
export interface TrainingValues extends TranslationValues {
  readonly title: string;
  readonly description: string;
  readonly access: string;
  readonly password: string;
  readonly rank: string;
  readonly isVisible: string;
  /** Empty: not chosen. */
  readonly categoryId: string;
}

/** Name of a field. */
export type TrainingField = keyof TrainingValues;

export const emptyTraining: TrainingValues = {
  title: '',
  description: '',
  titleZh: '',
  descriptionZh: '',
  titleEn: '',
  descriptionEn: '',
  access: 'PUBLIC',
  password: '',
  rank: '1000',
  isVisible: 'true',
  categoryId: '',
};

const fields: readonly TrainingField[] = [
  'title',
  'description',
  'titleZh',
  'descriptionZh',
  'titleEn',
  'descriptionEn',
  'access',
  'password',
  'rank',
  'isVisible',
  'categoryId',
];
const maxRank = 2_147_483_647;

/** The form of a training as it is stored. */
export function storedValues(form: TrainingForm_FormFragment): TrainingValues {
  return {
    title: form.title,
    description: form.description,
    ...translationValues(form.translations),
    access: form.access,
    password: form.password ?? '',
    rank: String(form.rank),
    isVisible: String(form.isVisible),
    categoryId: form.category?.id ?? '',
  };
}

/** What is typed as the server takes it. */
export function trainingInput(values: TrainingValues) {
  const { title, description, access, password, rank, isVisible, categoryId } = values;
  return {
    title,
    description,
    translations: translationsInput(values),
    access: access === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
    password: access === 'PRIVATE' ? password : null,
    rank: Number(rank),
    isVisible: isVisible === 'true',
    categoryId: categoryId === '' ? null : categoryId,
  } satisfies Omit<CreateTrainingInput, 'groupId'>;
}

/** What is wrong, by field. */
export type TrainingFaults = Partial<Record<TrainingField, { readonly id: MessageId }>>;

/** Everything that is wrong with the form; the server decides again. */
export function trainingFaults({
  title,
  description,
  access,
  password,
  rank,
  categoryId,
}: TrainingValues): TrainingFaults {
  return {
    ...(title.trim() === '' ? { title: message({ id: 'trainings.fault.title' }) } : {}),
    ...(description.trim() === '' ? { description: message({ id: 'trainings.fault.description' }) } : {}),
    ...(categoryId === '' ? { categoryId: message({ id: 'trainings.fault.category' }) } : {}),
    ...(access === 'PRIVATE' && password.trim() === ''
      ? { password: message({ id: 'trainings.fault.password' }) }
      : {}),
    ...(isRank(rank) ? {} : { rank: message({ id: 'trainings.fault.rank' }) }),
  };
}

/** Is it a place in the order of lists, 0 to 2147483647? */
export function isRank(text: string): boolean {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) <= maxRank;
}

/** What of a form is not saved, for its draft. Passwords are never kept. */
export function unsavedOf(values: TrainingValues, saved: TrainingValues): Partial<TrainingValues> {
  return Object.fromEntries(
    fields
      .filter((field) => field !== 'password' && values[field] !== saved[field])
      .map((field) => [field, values[field]]),
  );
}

/** What is saved with what a draft has of it; null: the draft has nothing else. */
export function withDraft(saved: TrainingValues, draft: Readonly<Record<string, string>>): TrainingValues | null {
  const typed = unsavedOf({ ...saved, ...pick(draft) }, saved);
  return Object.keys(typed).length === 0 ? null : { ...saved, ...typed };
}

/** A newer state of the training, with what was typed over an older one. */
export function carriedOver(
  values: TrainingValues,
  { older, newer }: { readonly older: TrainingValues; readonly newer: TrainingValues },
): TrainingValues {
  const typed = fields.filter((field) => values[field] !== older[field]).map((field) => [field, values[field]]);
  return { ...newer, ...pick(Object.fromEntries(typed)) };
}

function pick(values: Readonly<Record<string, string>>): Partial<TrainingValues> {
  return Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
}
