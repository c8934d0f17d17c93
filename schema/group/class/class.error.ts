import { domainError } from '../../core/errors.ts';

export const GroupClassNotFound = domainError('GROUP_CLASS_NOT_FOUND', {
  description: 'The group has no such class, or the viewer is no member of its group.',
  zh: '该班级不存在，可能已被删除，请刷新后重试。',
  en: 'There is no such class; it may have been deleted. Refresh the page.',
  rest: 404,
});

export const TooManyGroupClasses = domainError('TOO_MANY_GROUP_CLASSES', {
  description: 'The group has as many classes as a group may have.',
  zh: (max: number) => `每个团队最多 ${max} 个班级，请先删除不再使用的班级。`,
  en: (max: number) => `A group has at most ${max} classes. Delete one that is no longer used.`,
  rest: 403,
});
