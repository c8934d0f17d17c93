import { domainError } from '../core/errors.ts';

export const GroupNotFound = domainError('GROUP_NOT_FOUND', {
  description: 'There is no such group, it is hidden from the viewer, or only its members may do this.',
  zh: '该团队不存在，或仅对团队成员开放。',
  en: 'There is no such group, or it is open to its members only.',
  rest: 404,
});

export const GroupFull = domainError('GROUP_FULL', {
  description: 'The group has as many members as the site allows.',
  zh: (maxCount: number) => `该团队最多容纳 ${maxCount} 名成员，请移出不再参加的成员，或联系网站管理员提高上限。`,
  en: (maxCount) =>
    `A group may have ${maxCount} members. Remove some who left, or ask an admin of the site for a higher limit.`,
  rest: 403,
  data: (maxCount: number) => ({ maxCount }),
  fields: (t) => ({ maxCount: t.exposeInt('maxCount', { description: 'Members that are allowed.' }) }),
});

export const TooManyGroupProblems = domainError('TOO_MANY_GROUP_PROBLEMS', {
  description: 'The group has as many problems as the site allows.',
  zh: (maxCount: number) => `该团队最多创建 ${maxCount} 道题目，请删除不再使用的题目，或联系网站管理员提高上限。`,
  en: (maxCount) =>
    `A group may have ${maxCount} problems. Delete some, or ask an admin of the site for a higher limit.`,
  rest: 403,
  data: (maxCount: number) => ({ maxCount }),
  fields: (t) => ({ maxCount: t.exposeInt('maxCount', { description: 'Problems that are allowed.' }) }),
});
