import type { TrainingAccess } from '@verdict/prisma/generated/client/client.ts';
import type { Sentence } from '../../core/errors.ts';
import { isBlank, required, type Fault } from '../../problem/editing/fault.ts';
import type { Translation } from '../core/text-in.ts';

/** What the form of a training sends: all of it each time. */
export interface TrainingInput {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** Title and description in other languages; null: as they are. */
  readonly translations: readonly Translation[] | null;
  readonly access: TrainingAccess;
  /** Of a private training. */
  readonly password: string | null;
  readonly rank: number;
  readonly isVisible: boolean;
  /** Null: not chosen. */
  readonly categoryId: number | null;
}

const passwordNeeded: Sentence = {
  'zh-CN': '私有训练的密码不能为空。',
  'en-US': 'A private training needs a password.',
};
const categoryNeeded: Sentence = {
  'zh-CN': '请选择训练分类。',
  'en-US': 'Choose a category of the training.',
};

/** What is wrong with a training as its form sends it, in the order of the form; sizes are checked before. */
export function trainingFaults({ title, description, access, password, categoryId }: TrainingInput): Fault[] {
  return [
    ...(isBlank(title) ? [required('title')] : []),
    ...(isBlank(description) ? [required('description')] : []),
    ...(categoryId === null ? [categoryFault] : []),
    ...(access === 'PRIVATE' && isBlank(password ?? '') ? [{ path: 'password', sentence: passwordNeeded }] : []),
  ];
}

/** The category is missing, or not one of the training's place. */
export const categoryFault: Fault = { path: 'categoryId', sentence: categoryNeeded };
