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

export const TooManySections = domainError('TOO_MANY_SECTIONS', {
  description: `A training has at most ${maxSections} sections.`,
  zh: `一个训练最多 ${maxSections} 个章节。`,
  en: `A training has at most ${maxSections} sections.`,
});

export const TooManyMaterials = domainError('TOO_MANY_MATERIALS', {
  description: `A training has at most ${maxMaterials} materials.`,
  zh: `一个训练最多 ${maxMaterials} 份学习材料。`,
  en: `A training has at most ${maxMaterials} materials.`,
});
