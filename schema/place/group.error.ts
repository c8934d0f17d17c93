import { domainError } from '../core/errors.ts';

export const GroupNotFound = domainError('GROUP_NOT_FOUND', {
  description: 'There is no such group, it is hidden from the viewer, or only its members may do this.',
  zh: '该团队不存在，或仅对团队成员开放。',
  en: 'There is no such group, or it is open to its members only.',
  rest: 404,
});
