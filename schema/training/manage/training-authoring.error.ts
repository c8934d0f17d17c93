import { domainError } from '../../core/errors.ts';

export const TrainingChanged = domainError('TRAINING_CHANGED', {
  description: 'Another editor saved the training since the form was opened; nothing was written.',
  zh: '您编辑期间，这里的内容已被修改，您的内容尚未保存。请对照新的版本后再保存。',
  en:
    'This was saved elsewhere while you were editing. Your changes are not saved yet: ' +
    'compare with the new version, then save again.',
  data: (current: { readonly changedAt: Date; readonly currentVersion: number }) => current,
  fields: (t) => ({
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was changed.' }),
    currentVersion: t.exposeInt('currentVersion', { description: 'Version that is stored now.' }),
  }),
});

/** Longest note of a problem, in characters. */
export const maxNote = 2_000;
/** Most problems of one training. */
export const maxTrainingProblems = 1_000;

export const TooManyTrainingProblems = domainError('TOO_MANY_TRAINING_PROBLEMS', {
  description: `A training has at most ${maxTrainingProblems} problems.`,
  zh: `一个训练或题单最多 ${maxTrainingProblems} 道题目，请先移除不需要的题目。`,
  en: `A training or list has at most ${maxTrainingProblems} problems. Remove some first.`,
});

export const TrainingProblemNotFound = domainError('TRAINING_PROBLEM_NOT_FOUND', {
  description: 'The problem is not in the training, or no problem that the viewer may add to it.',
  zh: '其中没有该题目，或该题目不能加入，请刷新页面。',
  en: 'The problem is not in this list, or cannot be added to it. Reload the page.',
});

export const TrainingCategoryNotFound = domainError('TRAINING_CATEGORY_NOT_FOUND', {
  description: 'There is no such category, or the viewer may not see it.',
  zh: '训练分类不存在，请刷新列表。',
  en: 'There is no such category; refresh the list.',
});

export const TrainingCategoryExists = domainError('TRAINING_CATEGORY_EXISTS', {
  description: 'Another category of the place has the name.',
  zh: (name: string) => `训练分类“${name}”已存在，请勿重复添加。`,
  en: (name: string) => `There is a category "${name}" already.`,
});

export const NotCategoryKeeper = domainError('NOT_CATEGORY_KEEPER', {
  description: 'The viewer may not change categories of the place.',
  zh: '您没有权限管理训练分类。',
  en: 'You may not change training categories here.',
  rest: 403,
});
