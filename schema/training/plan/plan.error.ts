import { domainError } from '../../core/errors.ts';

export const maxSections = 100;
export const maxMaterials = 200;

export const TrainingSectionNotFound = domainError('TRAINING_SECTION_NOT_FOUND', {
  description: 'There is no such section, or the viewer may not see its training.',
  zh: '该章节不存在，请刷新页面。',
  en: 'There is no such section; refresh the page.',
});

export const TrainingMaterialNotFound = domainError('TRAINING_MATERIAL_NOT_FOUND', {
  description: 'There is no such material, or the viewer may not see its training.',
  zh: '该学习材料不存在，请刷新页面。',
  en: 'There is no such material; refresh the page.',
});

export const TrainingPartChanged = domainError('TRAINING_PART_CHANGED', {
  description: 'The section, material or problem was saved since its form was opened; nothing was written.',
  zh: '您编辑期间，这里的内容已被修改，您的内容尚未保存。请对照新的版本后再保存。',
  en:
    'This was changed while you were editing. Your changes are not saved yet: ' +
    'compare with the new version, then save again.',
  data: (currentVersion: number) => ({ currentVersion }),
  fields: (t) => ({
    currentVersion: t.exposeInt('currentVersion', { description: 'Version that is stored now.' }),
  }),
});

export const TrainingPartGone = domainError('TRAINING_PART_GONE', {
  description: 'A section, problem or material that was to be arranged is not in the training; nothing was written.',
  zh: '有题目、步骤或章节已不在列表中，可能在其他页面被删除，因此顺序未保存。请按最新内容重新排列。',
  en: 'A problem, step or section is no longer in the list, so the order was not saved. Arrange what is there now.',
});

/** A form is saved over the version it was opened with. @param opened null: over any. @throws TrainingPartChanged */
export function checkVersion(stored: { readonly version: number }, opened: number | null): void {
  if (opened !== null && opened !== stored.version) throw new TrainingPartChanged(stored.version);
}

export const TooManySections = domainError('TOO_MANY_SECTIONS', {
  description: `A training has at most ${maxSections} sections.`,
  zh: `最多 ${maxSections} 个章节。`,
  en: `There are at most ${maxSections} sections.`,
});

export const TooManyMaterials = domainError('TOO_MANY_MATERIALS', {
  description: `A training has at most ${maxMaterials} materials.`,
  zh: `最多 ${maxMaterials} 份学习材料。`,
  en: `There are at most ${maxMaterials} materials.`,
});
