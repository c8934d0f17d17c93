import { domainError } from '../../core/errors.ts';

export const NotGroupOwner = domainError('NOT_GROUP_OWNER', {
  description: 'Only the owner of the group and super admins do this.',
  zh: '只有团队所有者可以执行此操作。',
  en: 'Only the owner of the group may do this.',
  rest: 403,
});

export const NoOwnershipOffer = domainError('NO_OWNERSHIP_OFFER', {
  description: 'The group is not offered to the viewer, or the offer was withdrawn.',
  zh: '该团队没有待您接受的转让，可能已被撤回。',
  en: 'This group is not offered to you; the offer may have been withdrawn.',
  rest: 404,
});

export const GroupNotRestorable = domainError('GROUP_NOT_RESTORABLE', {
  description: 'The group is not disbanded, or was disbanded more than 30 days ago.',
  zh: '该团队未被解散，或解散已超过 30 天，不能恢复。',
  en: 'This group is not disbanded, or was disbanded more than 30 days ago.',
});
