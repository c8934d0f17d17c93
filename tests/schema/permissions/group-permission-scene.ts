import { randomBytes } from 'node:crypto';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tokenHash, tokenPurpose } from '@verdict/schema/group/invite/invite-token.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildTraining } from '../../factories/training.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';

/** Who asks of a group: accounts of each level in it, and those outside. */
export const groupAskers = [
  'signed out',
  'user',
  'site admin',
  'applicant',
  'refused',
  'member',
  'group admin',
  'group root',
  'owner',
  'owner by reading token',
  'super admin',
] as const;
export type GroupAsker = (typeof groupAskers)[number];

export const groupKinds = ['visible', 'hidden', 'disbanded'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** A group whose texts hold a mark that stands nowhere else. */
export interface MarkedGroup {
  readonly id: number;
  readonly mark: string;
  readonly code: string;
  /** Of a visible announcement by the group's admin, and of a hidden one by its root. */
  readonly announcementId: number;
  readonly hiddenAnnouncementId: number;
  /** Public, of the site. */
  readonly trainingId: number;
  /** A member and an applicant that nobody asks as. */
  readonly memberId: string;
  readonly applicantId: string;
  /** A link by the owner that makes admins, and its secret. */
  readonly inviteId: number;
  readonly inviteToken: string;
  /** A class with the member. */
  readonly classId: number;
  /** A member whose account the group made. */
  readonly managedId: string;
  /** An offer of a problem of a group that nobody asks as a member of but the super admin. */
  readonly shareId: number;
  readonly offeredDisplayId: string;
  /** A problem of another group, of which all who ask are roots. */
  readonly ownProblemId: number;
}

/** Groups, and accounts that ask of them. */
export interface GroupPermissionScene {
  readonly server: TestServer;
  readonly tokens: Readonly<Record<GroupAsker, string | null>>;
  readonly groups: Readonly<Record<GroupKind, MarkedGroup>>;
  another(kind: GroupKind): Promise<MarkedGroup>;
}

const hourMs = 3_600_000;

export async function buildGroupScene(): Promise<GroupPermissionScene> {
  const server = await startTestServer();
  const { services } = server;
  // Roles and levels decide here, not limits of creating groups.
  await services.db.siteSetting.createMany({
    data: [
      { key: 'groupSolvedNeeded', value: 0 },
      { key: 'groupDailyLimit', value: 1_000_000 },
      { key: 'groupTotalLimit', value: 1_000_000 },
    ],
  });
  const make = (role: User['role'] = 'USER') => buildUser(services, { role });
  const [user, siteAdmin, superAdmin] = [await make(), await make('ADMIN'), await make('ROOT')];
  const [applicant, refused, member, admin, root, owner] = [
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  const [otherMember, otherApplicant] = [await make(), await make()];

  const { id: trainingId } = await buildTraining(services, { authorId: superAdmin.id });

  const offering = await buildGroup(services, superAdmin);
  const offered = await buildProblem(services, { groupId: offering.id, hasTests: false });
  const all = [user, siteAdmin, applicant, refused, member, admin, root, owner];
  const elsewhere = await buildGroup(services, superAdmin, { levels: all.map((one) => [one, 5] as const) });
  const ownProblem = await buildProblem(services, { groupId: elsewhere.id, hasTests: false });

  async function another(kind: GroupKind): Promise<MarkedGroup> {
    const mark = randomBytes(4).toString('hex');
    const code = randomBytes(3).toString('hex');
    const group = await buildGroup(services, owner, {
      name: `Group ${mark}`,
      access: 'PRIVATE',
      code,
      isVisible: kind !== 'hidden',
      disbandedAt: kind === 'disbanded' ? new Date(Date.now() - hourMs) : null,
      levels: [
        [applicant, 1],
        [refused, 2],
        [member, 3],
        [admin, 4],
        [root, 5],
        [otherMember, 3],
        [otherApplicant, 1],
      ],
    });
    const news = { groupId: group.id, content: 'text', title: `News ${mark}` };
    const [shown, hidden] = [
      await services.db.announcement.create({ data: { ...news, authorId: admin.id } }),
      await services.db.announcement.create({
        data: { ...news, title: `Hidden ${mark}`, isVisible: false, authorId: root.id },
      }),
    ];
    const inviteToken = `token ${mark}`;
    const invite = await services.db.groupInvite.create({
      data: {
        groupId: group.id,
        createdById: owner.id,
        level: 4,
        note: `Link ${mark}`,
        tokenHash: tokenHash(inviteToken),
        sealedToken: services.secrets.seal(tokenPurpose, inviteToken),
      },
    });
    const inClass = { group: { connect: { id: group.id } }, name: `Class ${mark}`, nameKey: `class ${mark}` };
    const { id: classId } = await services.db.groupClass.create({ data: inClass });
    await services.db.groupClassMember.create({ data: { classId, groupId: group.id, userId: otherMember.id } });
    const managed = await buildUser(services);
    await services.db.user.update({
      where: { id: managed.id },
      data: { email: null, emailKey: null, managedByGroupId: group.id },
    });
    await services.db.groupMember.create({ data: { groupId: group.id, userId: managed.id, level: 3 } });
    await services.db.rosterEntry.createMany({
      data: [
        { groupId: group.id, numberKey: '1', number: '1', name: `Person ${mark}`, userId: managed.id },
        { groupId: group.id, numberKey: '2', number: '2', name: `Guest ${mark}`, invitedId: user.id },
      ],
    });
    const share = await services.db.groupShare.create({ data: { problemId: offered.id, groupId: group.id } });
    return {
      id: group.id,
      mark,
      code,
      announcementId: shown.id,
      hiddenAnnouncementId: hidden.id,
      trainingId,
      memberId: otherMember.id,
      applicantId: otherApplicant.id,
      inviteId: invite.id,
      inviteToken,
      classId,
      managedId: managed.id,
      shareId: share.id,
      offeredDisplayId: offered.displayId,
      ownProblemId: ownProblem.id,
    };
  }

  return {
    server,
    tokens: {
      'signed out': null,
      user: await tokenFor(services, user),
      'site admin': await tokenFor(services, siteAdmin),
      applicant: await tokenFor(services, applicant),
      refused: await tokenFor(services, refused),
      member: await tokenFor(services, member),
      'group admin': await tokenFor(services, admin),
      'group root': await tokenFor(services, root),
      owner: await tokenFor(services, owner),
      'owner by reading token': await apiTokenFor(services, owner, ['READ']),
      'super admin': await tokenFor(services, superAdmin),
    },
    groups: {
      visible: await another('visible'),
      hidden: await another('hidden'),
      disbanded: await another('disbanded'),
    },
    another,
  };
}
