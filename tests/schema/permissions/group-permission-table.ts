import {
  admins,
  inCharge,
  invited,
  joiners,
  members,
  roots,
  signedIn,
  mutation,
  withAdminScope,
  type GroupPermissionRow,
  type Who,
} from './group-permission-row.ts';
import { groupAskers, type MarkedGroup } from './group-permission-scene.ts';

const of = (visible: Who, hidden: Who, disbanded: Who = []) => ({ visible, hidden, disbanded });
const inside = of(members, members);
const admitted = of(admins, admins);
const edited = of(roots, roots);
/** The super admin is no member. */
const staffOfAccount = admins.filter((asker) => asker !== 'super admin');
const name = ({ mark }: MarkedGroup) => `Group ${mark}`;

const news = 'title: "t", content: "c", isVisible: true';

/** What is asked of every group by everybody. A new operation on groups is a new row. */
export const groupPermissionTable: readonly GroupPermissionRow[] = [
  {
    name: 'groups',
    finds: of(groupAskers, members),
    mark: name,
    ask: ({ mark }) => ({ query: `{ groups(filter: { keyword: "${mark}" }) { items { name } } }` }),
  },
  {
    name: 'count of what a search for the name finds',
    finds: of(groupAskers, members),
    mark: () => '"total":1',
    ask: ({ mark }) => ({ query: `{ groups(filter: { keyword: "${mark}" }) { total } }` }),
  },
  {
    name: 'search of everything',
    finds: of(groupAskers, members),
    mark: name,
    ask: ({ mark }) => ({ query: `{ search(text: "${mark}") { groups { name } } }` }),
  },
  {
    name: 'groups of the viewer',
    finds: of(
      members.filter((asker) => asker !== 'super admin'),
      members.filter((asker) => asker !== 'super admin'),
    ),
    mark: name,
    ask: () => ({ query: '{ viewer { groups(page: { size: 120 }) { items { name } } } }' }),
  },
  {
    name: 'groups that can be restored',
    finds: of([], [], [...inCharge, 'owner by reading token']),
    mark: name,
    ask: ({ mark }) => ({ query: `{ groups(filter: { keyword: "${mark}", kind: DISBANDED }) { items { name } } }` }),
  },
  {
    name: 'group',
    finds: of(signedIn, members, [...inCharge, 'owner by reading token']),
    mark: name,
    ask: ({ id }) => ({ query: `{ group(id: ${id}) { name } }` }),
  },
  {
    name: 'code of a group',
    finds: of(roots, roots, ['super admin']),
    mark: ({ code }) => `"${code}"`,
    ask: ({ id }) => ({ query: `{ group(id: ${id}) { code } }` }),
  },
  {
    name: 'code of a group in the list',
    finds: of(roots, roots),
    mark: ({ code }) => `"${code}"`,
    ask: ({ mark }) => ({ query: `{ groups(filter: { keyword: "${mark}" }) { items { code } } }` }),
  },
  {
    name: 'groupMembers',
    finds: inside,
    mark: ({ memberId }) => memberId,
    ask: ({ id }) => ({ query: `{ groupMembers(groupId: ${id}, page: { size: 20 }) { items { user { id } } } }` }),
  },
  {
    name: 'groupApplications',
    finds: admitted,
    mark: ({ applicantId }) => applicantId,
    ask: ({ id }) => ({ query: `{ groupApplications(groupId: ${id}) { items { user { id } } } }` }),
  },
  {
    name: 'groupRank',
    finds: inside,
    mark: () => '"total":0',
    ask: ({ id }) => ({ query: `{ groupRank(groupId: ${id}, kind: ACM) { total } }` }),
  },
  {
    name: 'groupProgress',
    finds: admitted,
    mark: ({ memberId }) => memberId,
    ask: ({ id, trainingId }) => ({
      query: `{ groupProgress(filter: { groupId: ${id}, trainingId: ${trainingId} }) { items { user { id } } } }`,
    }),
  },
  {
    name: 'groupAnnouncements',
    finds: inside,
    mark: ({ mark }) => `News ${mark}`,
    ask: ({ id }) => ({ query: `{ groupAnnouncements(groupId: ${id}) { items { title } } }` }),
  },
  {
    name: 'allGroupAnnouncements',
    finds: admitted,
    mark: ({ mark }) => `Hidden ${mark}`,
    ask: ({ id }) => ({ query: `{ allGroupAnnouncements(groupId: ${id}) { items { title } } }` }),
  },
  {
    name: 'announcement of a group',
    finds: of(members, members, ['super admin']),
    mark: ({ mark }) => `News ${mark}`,
    ask: ({ announcementId }) => ({ query: `{ announcement(id: ${announcementId}) { title } }` }),
  },
  {
    name: 'hidden announcement of a group',
    finds: of(admins, admins, ['super admin']),
    mark: ({ mark }) => `Hidden ${mark}`,
    ask: ({ hiddenAnnouncementId }) => ({ query: `{ announcement(id: ${hiddenAnnouncementId}) { title } }` }),
  },
  {
    name: 'groupInvites',
    finds: admitted,
    mark: ({ mark }) => `Link ${mark}`,
    ask: ({ id }) => ({ query: `{ groupInvites(groupId: ${id}) { items { note } } }` }),
  },
  {
    name: 'secret of a link',
    finds: of(['owner'], ['owner']),
    mark: ({ inviteToken }) => inviteToken,
    ask: ({ id }) => ({ query: `{ groupInvites(groupId: ${id}) { items { token } } }` }),
  },
  {
    name: 'groupInvitation',
    finds: of(invited, invited),
    mark: name,
    ask: ({ inviteToken }) => ({
      query: `{ groupInvitation(token: "${inviteToken}") {
        ... on GroupInvitationSuccess { invitation { groupName } }
      } }`,
    }),
  },
  mutation('createGroupInvite', ({ id }) => `groupId: ${id}`, admitted),
  mutation('createGroupInvite', ({ id }) => `groupId: ${id}, level: ADMIN`, edited),
  mutation('createGroupInvite', ({ id }) => `groupId: ${id}, level: ROOT`, of(inCharge, inCharge)),
  mutation('revokeGroupInvite', ({ inviteId }) => `id: ${inviteId}`, admitted),
  mutation('acceptGroupInvite', ({ inviteToken }) => `token: "${inviteToken}"`, of(joiners, joiners)),
  {
    name: 'what is offered to a group',
    finds: admitted,
    mark: ({ offeredDisplayId }) => offeredDisplayId,
    ask: ({ id }) => ({ query: `{ group(id: ${id}) { receivedShares { items { displayId } } } }` }),
  },
  mutation('acceptGroupShare', ({ shareId }) => `id: ${shareId}`, admitted),
  mutation('removeGroupShare', ({ shareId }) => `id: ${shareId}`, of(admins, admins, ['super admin'])),
  mutation(
    'shareWithGroup',
    ({ id, ownProblemId }) => `item: { problemId: ${ownProblemId} }, group: { groupId: ${id} }`,
    of(withAdminScope(signedIn), withAdminScope(members)),
  ),
  {
    name: 'classes of a group',
    finds: of(members, members, ['super admin']),
    mark: ({ mark }) => `Class ${mark}`,
    ask: ({ id }) => ({ query: `{ group(id: ${id}) { classes { name } } }` }),
  },
  {
    name: 'classes of groups in the list',
    finds: inside,
    mark: ({ mark }) => `Class ${mark}`,
    ask: ({ mark }) => ({ query: `{ groups(filter: { keyword: "${mark}" }) { items { classes { name } } } }` }),
  },
  {
    name: 'members of a class',
    finds: inside,
    mark: ({ memberId }) => memberId,
    ask: ({ id, classId }) => ({
      query: `{ groupMembers(groupId: ${id}, classId: ${classId}) { items { user { id } } } }`,
    }),
  },
  {
    name: 'usernames of a class',
    finds: of(members, members, ['super admin']),
    mark: () => '"classUsernames":["',
    ask: ({ id, classId }) => ({ query: `{ group(id: ${id}) { classUsernames(classId: ${classId}) } }` }),
  },
  mutation('createGroupClass', ({ id }) => `groupId: ${id}, name: "New"`, admitted),
  mutation('updateGroupClass', ({ classId }) => `id: ${classId}, name: "Another"`, admitted),
  mutation('deleteGroupClass', ({ classId }) => `id: ${classId}`, admitted),
  mutation(
    'assignGroupClass',
    ({ classId, memberId }) => `classId: ${classId}, userIds: ["${memberId}"], isIn: false`,
    admitted,
  ),
  {
    name: 'name of a member in the roster',
    finds: admitted,
    mark: ({ mark }) => `Person ${mark}`,
    ask: ({ id }) => ({ query: `{ groupMembers(groupId: ${id}, page: { size: 20 }) { items { roster { name } } } }` }),
  },
  {
    name: 'invitations of the viewer by rosters',
    finds: of(['user'], ['user']),
    mark: name,
    ask: () => ({ query: '{ viewer { rosterInvitations { groupName } } }' }),
  },
  mutation('previewGroupRoster', ({ id }) => `groupId: ${id}, text: "Ann,3"`, admitted),
  mutation('importGroupRoster', ({ id }) => `groupId: ${id}, text: "Ann,3", states: [NEW]`, admitted),
  mutation('answerRosterInvitation', ({ id }) => `groupId: ${id}, isAccepted: true`, of(['user'], ['user'])),
  mutation(
    'updateRosterEntry',
    ({ id, managedId }) => `groupId: ${id}, userId: "${managedId}", name: "Ann", number: "7"`,
    admitted,
  ),
  mutation('removeRosterEntry', ({ id, managedId }) => `groupId: ${id}, userId: "${managedId}"`, admitted),
  mutation('resetGroupPasswords', ({ id, managedId }) => `groupId: ${id}, userIds: ["${managedId}"]`, admitted),
  mutation('updateGroup', ({ id }) => `id: ${id}, brief: "Another brief"`, edited),
  mutation('removeGroupAvatar', ({ id }) => `id: ${id}`, edited),
  mutation(
    'applyToGroup',
    ({ id, code }) => `groupId: ${id}, code: "${code}", reason: "I am in this class"`,
    of(['user', 'site admin', 'super admin'], ['super admin']),
  ),
  mutation(
    'leaveGroup',
    ({ id }) => `groupId: ${id}`,
    of(['applicant', 'member', 'group admin', 'group root'], ['applicant', 'member', 'group admin', 'group root']),
  ),
  mutation(
    'changeGroupMemberLevel',
    ({ id, applicantId }) => `groupId: ${id}, userId: "${applicantId}", level: MEMBER`,
    admitted,
  ),
  mutation(
    'changeGroupMemberRights',
    ({ id, memberId }) => `groupId: ${id}, userId: "${memberId}", rights: []`,
    edited,
  ),
  mutation('removeGroupMember', ({ id, memberId }) => `groupId: ${id}, userId: "${memberId}"`, admitted),
  mutation('createGroupAnnouncement', ({ id }) => `groupId: ${id}, ${news}`, admitted),
  mutation('updateGroupAnnouncement', ({ announcementId }) => `id: ${announcementId}, ${news}`, admitted),
  mutation('deleteGroupAnnouncement', ({ hiddenAnnouncementId }) => `id: ${hiddenAnnouncementId}`, edited),
  mutation('offerGroup', ({ id, memberId }) => `groupId: ${id}, userId: "${memberId}"`, of(inCharge, inCharge)),
  mutation('answerGroupOffer', ({ id }) => `groupId: ${id}, isAccepted: true`, of([], [])),
  {
    name: 'groupTermPlan',
    finds: edited,
    mark: () => '"classCount":1',
    ask: ({ id }) => ({ query: `{ groupTermPlan(groupId: ${id}) { classCount } }` }),
  },
  mutation('startMemberView', ({ id }) => `groupId: ${id}`, of(staffOfAccount, staffOfAccount)),
  mutation('createGroupTerm', ({ id, mark }) => `groupId: ${id}, name: "Term ${mark}", shortName: "t${mark}"`, edited),
  mutation('archiveGroup', ({ id }) => `groupId: ${id}`, edited),
  mutation('unarchiveGroup', ({ id }) => `groupId: ${id}`, edited),
  {
    name: 'previewGroupAct',
    finds: edited,
    mark: () => '"state":"PENDING"',
    ask: ({ id }) => ({
      query: `mutation {
        previewGroupAct(input: { groupIds: [${id}], act: ARCHIVE }) {
          ... on PreviewGroupActSuccess { act { rows { items { state } } } }
        }
      }`,
    }),
  },
  mutation('disbandGroup', ({ id }) => `groupId: ${id}`, of(inCharge, inCharge)),
  mutation('restoreGroup', ({ id }) => `groupId: ${id}`, of([], [], inCharge)),
];

/** First messages of subscriptions. */
export const groupSubscriptionTable: readonly {
  readonly name: string;
  readonly query: (group: MarkedGroup) => string;
  readonly mark: (group: MarkedGroup) => string;
  readonly finds: GroupPermissionRow['finds'];
}[] = [
  {
    name: 'groupAnnouncementsChanged',
    finds: inside,
    mark: ({ mark }) => `News ${mark}`,
    query: ({ id }) => `subscription { groupAnnouncementsChanged(groupId: ${id}) { items { title } } }`,
  },
  {
    name: 'groupProgressChanged',
    finds: admitted,
    mark: ({ memberId }) => memberId,
    query: ({ id, trainingId }) => `subscription {
      groupProgressChanged(filter: { groupId: ${id}, trainingId: ${trainingId} }) { items { user { id } } }
    }`,
  },
];
