import { domainError } from '../../core/errors.ts';

export const TagNotFound = domainError('TAG_NOT_FOUND', {
  description: 'There is no such tag of the site.',
  zh: '标签不存在，请刷新列表。',
  en: 'There is no such tag; refresh the list.',
});

export const TagExists = domainError('TAG_EXISTS', {
  description: 'Another tag of the origin is called so.',
  zh: (name: string) => `添加标签失败：标签“${name}”已存在。`,
  en: (name: string) => `Add Tag Error: there is a tag "${name}" already.`,
});

export const TagsApart = domainError('TAGS_APART', {
  description: 'Only two different tags of one origin can become one.',
  zh: '只能合并同一来源的两个不同标签。',
  en: 'Only two different tags of the same origin can be merged.',
});

export const TagClassificationNotFound = domainError('TAG_CLASSIFICATION_NOT_FOUND', {
  description: 'There is no such classification of the origin.',
  zh: '标签分类不存在，请刷新列表。',
  en: 'There is no such classification; refresh the list.',
});

export const TagClassificationExists = domainError('TAG_CLASSIFICATION_EXISTS', {
  description: 'Another classification of the origin is called so.',
  zh: (name: string) => `添加标签分类失败：分类“${name}”已存在。`,
  en: (name: string) => `Add Tag Error: there is a classification "${name}" already.`,
});
