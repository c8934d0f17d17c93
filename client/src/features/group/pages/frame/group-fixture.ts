import type { GroupFrame_GroupFragment } from './group-frame.generated.ts';

/** A group as its owner sees it. */
export const rowingClub: GroupFrame_GroupFragment = {
  __typename: 'Group',
  id: '7',
  name: 'Rowing club',
  avatarUrl: null,
  access: 'PUBLIC',
  isVisible: true,
  description: 'All about rowing',
  memberCount: 2,
  createdAt: '2026-11-22T01:00:00.000Z',
  disbandedAt: null,
  purgedAt: null,
  archivedAt: null,
  owner: { __typename: 'User', id: 'owner', username: 'owner' },
  offeredTo: null,
  viewerLevel: 'ROOT',
  viewerIsOwner: true,
  viewerMayApplyAt: null,
  viewerCanEnter: true,
  viewerCanAdmit: true,
  viewerRights: [],
  viewerCanEdit: true,
  viewerCanDisband: true,
  viewerCanArchive: true,
};
