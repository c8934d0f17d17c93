import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup, type Right } from '../frame/group-context.ts';
import { GroupFrameDocument } from '../frame/group-frame.generated.ts';
import {
  GroupApplicationsDocument,
  GroupMembersDocument,
  useChangeGroupMemberLevelMutation,
  useChangeGroupMemberRightsMutation,
  useRemoveGroupMemberMutation,
  type GroupMember_MemberFragment,
} from './group-members.generated.ts';

type Level = GroupMember_MemberFragment['level'];

/** Who may change whom is decided by the server; this says what to offer. */
const heights: Readonly<Record<Level, number>> = { NONE: 0, APPLYING: 1, REFUSED: 2, MEMBER: 3, ADMIN: 4, ROOT: 5 };
/** Of owners and super admins, above all levels. */
const topHeight = 6;

export const memberLevels = ['MEMBER', 'ADMIN', 'ROOT'] as const;

/** Name of a level that members have. */
export function levelName(level: Level) {
  return level === 'ROOT'
    ? message({ id: 'group.level.root' })
    : level === 'ADMIN'
      ? message({ id: 'group.level.admin' })
      : message({ id: 'group.level.member' });
}

/** What the viewer may do with memberships of the group, and doing it. */
export function useMemberActs() {
  const t = useText();
  const act = useAct();
  const { id: groupId, archivedAt, viewerLevel, viewerCanAdmit, viewerCanEdit, viewerCanDisband, owner } = useGroup();
  const lists = { refetchQueries: [GroupMembersDocument, GroupApplicationsDocument, GroupFrameDocument] };
  const [change] = useChangeGroupMemberLevelMutation(lists);
  const [remove] = useRemoveGroupMemberMutation(lists);
  const [give] = useChangeGroupMemberRightsMutation(lists);
  const ownHeight = viewerCanDisband ? topHeight : viewerCanAdmit ? Math.max(heights[viewerLevel], heights.ADMIN) : 0;
  // Memberships of an archived group stay as they are.
  const own = archivedAt === null ? ownHeight : 0;
  return {
    /** May the viewer change the level of a member, and which levels may be given? */
    mayChange: ({ level, user }: GroupMember_MemberFragment) => user.id !== owner.id && heights[level] < own,
    mayGive: (level: Level) => heights[level] < own,
    change: async (userId: string, level: Level) =>
      act(
        async () => (await change({ variables: { input: { groupId, userId, level } } })).data?.changeGroupMemberLevel,
        level === 'REFUSED' ? t({ id: 'group.member.refused' }) : t({ id: 'group.member.changed' }),
      ),
    /** Roots give rights to those below them. */
    mayGiveRights: ({ level }: GroupMember_MemberFragment) => viewerCanEdit && heights[level] < heights.ADMIN,
    giveRights: async (userId: string, rights: readonly Right[]) =>
      act(
        async () =>
          (await give({ variables: { input: { groupId, userId, rights: [...rights] } } })).data
            ?.changeGroupMemberRights,
        t({ id: 'group.rights.changed' }),
      ),
    remove: async (userId: string) =>
      act(
        async () => (await remove({ variables: { input: { groupId, userId } } })).data?.removeGroupMember,
        t({ id: 'group.member.removed' }),
      ),
  };
}
