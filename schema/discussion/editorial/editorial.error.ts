import { domainError } from '../../core/errors.ts';

export const EditorialLocked = domainError('EDITORIAL_LOCKED', {
  description: 'It is for accounts that solved the problem or gave it up.',
  zh: '该题解在通过题目后可见；您也可以选择放弃本题后查看。',
  en: 'This editorial opens when you have solved the problem. You may give the problem up to read it.',
});

export const EditorialStepClosed = domainError('EDITORIAL_STEP_CLOSED', {
  description: 'There is no such step, or an earlier one is still to be opened.',
  zh: '请先打开前面的提示。',
  en: 'Open the hints before it first.',
});

export const EditorialChanged = domainError('EDITORIAL_CHANGED', {
  description: 'The editorial was saved or deleted since the form was opened; nothing was written.',
  zh: '题解在您编辑期间已被他人修改，您的内容尚未保存。请对照新的版本后再保存。',
  en: 'The editorial was changed while you were editing. Nothing is saved yet: compare, then save again.',
  data: (currentVersion: number | null) => ({ currentVersion }),
  fields: (t) => ({
    currentVersion: t.exposeInt('currentVersion', { nullable: true, description: 'Null: it was deleted.' }),
  }),
});
