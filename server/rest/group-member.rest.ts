import { z } from 'zod';
import {
  RestAllGroupAnnouncementsDocument,
  RestApplyToGroupDocument,
  RestChangeGroupMemberLevelDocument,
  RestCreateGroupAnnouncementDocument,
  RestDeleteGroupAnnouncementDocument,
  RestGroupAnnouncementsDocument,
  RestGroupApplicationsDocument,
  RestGroupMembersDocument,
  RestLeaveGroupDocument,
  RestRemoveGroupMemberDocument,
  RestUpdateGroupAnnouncementDocument,
  type RestGroupMemberFragment,
} from './group.rest.generated.ts';
import { levelCode } from './group.rest.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { wireAnnouncements } from './site.rest.ts';
import { int, nameOfCode, optionalText, pageOf, paging, text } from './wire.ts';

const path = '/api/group/member';
const announcementPath = '/api/group/announcement';

/** A membership has no number. @param reason null in the list of members. */
function wireMember(gid: number, member: RestGroupMemberFragment, reason: string | null) {
  return {
    id: null,
    gid,
    uid: member.user.id,
    username: member.user.username,
    auth: levelCode[member.level],
    reason,
    gmtCreate: member.createdAt,
    gmtModify: member.updatedAt,
  };
}

const memberList = z.object({ ...paging(10), gid: int, keyword: optionalText });

/** Memberships of groups. */
const membershipCalls = [
  restCall({
    method: 'GET',
    path: '/api/group/get-member-list',
    auth: 'user',
    input: memberList,
    async answer({ input: { gid, keyword, currentPage, limit }, operate }) {
      const { groupMembers } = await operate(RestGroupMembersDocument, {
        groupId: String(gid),
        search: keyword ?? null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        groupMembers,
        groupMembers.items.map((member) => wireMember(gid, member, null)),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/group/get-apply-list',
    auth: 'user',
    input: memberList,
    async answer({ input: { gid, keyword, currentPage, limit }, operate }) {
      const { groupApplications } = await operate(RestGroupApplicationsDocument, {
        groupId: String(gid),
        search: keyword ?? null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        groupApplications,
        groupApplications.items.map((member) => wireMember(gid, member, member.reason)),
      );
    },
  }),
  restCall({
    method: 'POST',
    path,
    auth: 'user',
    input: z.object({ gid: int, code: optionalText, reason: optionalText }),
    async answer({ input: { gid, code, reason }, operate }) {
      const { applyToGroup } = await operate(RestApplyToGroupDocument, {
        input: { groupId: String(gid), code: code ?? null, reason: reason ?? null },
      });
      return applyToGroup.__typename === 'ApplyToGroupSuccess' ? null : failDomain(applyToGroup);
    },
  }),
  restCall({
    method: 'PUT',
    path,
    auth: 'user',
    input: z.object({ gid: int, uid: text, auth: int }),
    async answer({ input: { gid, uid, auth }, operate }) {
      const { changeGroupMemberLevel } = await operate(RestChangeGroupMemberLevelDocument, {
        input: { groupId: String(gid), userId: uid, level: nameOfCode(levelCode, auth) ?? 'NONE' },
      });
      return changeGroupMemberLevel.__typename === 'ChangeGroupMemberLevelSuccess'
        ? null
        : failDomain(changeGroupMemberLevel);
    },
  }),
  restCall({
    method: 'DELETE',
    path,
    auth: 'user',
    input: z.object({ gid: int, uid: text }),
    async answer({ input: { gid, uid }, operate }) {
      const { removeGroupMember } = await operate(RestRemoveGroupMemberDocument, {
        input: { groupId: String(gid), userId: uid },
      });
      return removeGroupMember.__typename === 'RemoveGroupMemberSuccess' ? null : failDomain(removeGroupMember);
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/api/group/member/exit',
    auth: 'user',
    input: z.object({ gid: int }),
    async answer({ input, operate }) {
      const { leaveGroup } = await operate(RestLeaveGroupDocument, { input: { groupId: String(input.gid) } });
      return leaveGroup.__typename === 'LeaveGroupSuccess' ? null : failDomain(leaveGroup);
    },
  }),
];

const announcementList = z.object({ ...paging(10), gid: int });
/** The author is who writes: a uid in the body is not read. */
const announcement = z.object({ title: text, content: text, status: int });

function inputOf({ title, content, status }: z.output<typeof announcement>) {
  return { title, content, isVisible: status === 0 };
}

/** News of groups. */
const groupAnnouncementCalls = [
  restCall({
    method: 'GET',
    path: '/api/group/get-announcement-list',
    auth: 'user',
    input: announcementList,
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { groupAnnouncements } = await operate(RestGroupAnnouncementsDocument, {
        groupId: String(gid),
        page: { page: currentPage, size: limit },
      });
      return wireAnnouncements(groupAnnouncements);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/group/get-admin-announcement-list',
    auth: 'user',
    input: announcementList,
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { allGroupAnnouncements } = await operate(RestAllGroupAnnouncementsDocument, {
        groupId: String(gid),
        page: { page: currentPage, size: limit },
      });
      return wireAnnouncements(allGroupAnnouncements);
    },
  }),
  restCall({
    method: 'POST',
    path: announcementPath,
    auth: 'user',
    input: announcement.extend({ gid: int }),
    async answer({ input, operate }) {
      const { createGroupAnnouncement } = await operate(RestCreateGroupAnnouncementDocument, {
        input: { groupId: String(input.gid), ...inputOf(input) },
      });
      return createGroupAnnouncement.__typename === 'CreateGroupAnnouncementSuccess'
        ? null
        : failDomain(createGroupAnnouncement);
    },
  }),
  restCall({
    method: 'PUT',
    path: announcementPath,
    auth: 'user',
    input: announcement.extend({ id: int }),
    async answer({ input, operate }) {
      const { updateGroupAnnouncement } = await operate(RestUpdateGroupAnnouncementDocument, {
        input: { id: String(input.id), ...inputOf(input) },
      });
      return updateGroupAnnouncement.__typename === 'UpdateGroupAnnouncementSuccess'
        ? null
        : failDomain(updateGroupAnnouncement);
    },
  }),
  restCall({
    method: 'DELETE',
    path: announcementPath,
    auth: 'user',
    input: z.object({ aid: int }),
    async answer({ input, operate }) {
      const { deleteGroupAnnouncement } = await operate(RestDeleteGroupAnnouncementDocument, {
        input: { id: String(input.aid) },
      });
      return deleteGroupAnnouncement.__typename === 'DeleteGroupAnnouncementSuccess'
        ? null
        : failDomain(deleteGroupAnnouncement);
    },
  }),
];

/** Members and news: calls of the contract's area "group". */
export const groupMemberCalls = [...membershipCalls, ...groupAnnouncementCalls];
