import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import { level } from '@verdict/schema/core/level.ts';
import { tokenHash } from '@verdict/schema/group/invite/invite-token.ts';
import { buildGroup } from '../factories/group.ts';
import { buildSubmission } from '../factories/submission.ts';
import { newContest } from './new-contest.ts';
import { newDiscussion } from './new-discussion.ts';
import { newTraining } from './new-training.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

/**
 * Address of a new private group of the super admin with an admin, an application and an announcement.
 *
 * @param below the page inside it, such as `/member`.
 */
export async function newGroup(below = '', archivedAt: Date | null = null): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id } = await createGroup(db, archivedAt);
  await close();
  return `/group/${id}${below}`;
}

/** What a group has. */
interface GroupContent {
  readonly trainingId: number;
  readonly contestId: number;
  readonly discussionId: number;
  readonly submissionId: number;
  /** Display id of an own problem, which applied for the public bank. */
  readonly problemId: string;
}

/** Address of a page of a new group, as `newGroup`, that has one of each. */
export async function inGroup(below: (content: GroupContent) => string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id: groupId } = await createGroup(db);
  const root = await superAdmin(db);
  const problem = await db.problem.findUniqueOrThrow({ where: { displayId: '1000' }, select: { id: true } });
  const own = await db.problem.create({
    data: {
      displayId: `G${randomUUID().slice(0, 8)}`,
      title: 'Stairs',
      groupId,
      authorId: root.id,
      bankState: 'APPLIED',
    },
  });
  await db.bankApplication.create({
    data: { problemId: own.id, applicantId: root.id, appliedAt: new Date(), reason: '' },
  });
  const training = await newTraining(db, { groupId });
  const contest = await newContest(db, { groupId });
  const discussion = await newDiscussion(db, { groupId });
  const submission = await buildSubmission({ db }, { groupId, userId: root.id, problemId: problem.id, status: 0 });
  await close();
  const content = {
    trainingId: training.id,
    contestId: contest.id,
    discussionId: discussion.id,
    submissionId: submission.id,
    problemId: own.displayId,
  };
  return `/group/${groupId}${below(content)}`;
}

function newUser(db: Db['db'], username: string) {
  return db.user.create({
    data: { id: randomUUID().replaceAll('-', ''), username, usernameKey: username, passwordHash: '' },
  });
}

async function createGroup(db: Db['db'], archivedAt: Date | null = null): Promise<{ readonly id: number }> {
  const mark = randomUUID().slice(0, 8);
  const [root, student, pupil, applicant] = await Promise.all([
    superAdmin(db),
    db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } }),
    newUser(db, `pupil-${mark}`),
    newUser(db, `late-${mark}`),
  ]);
  const { id } = await buildGroup({ db }, root, {
    name: `Evening class ${mark}`,
    brief: 'One set of problems a week, on Fridays.',
    description: 'We read *one* chapter a week and solve its problems.\n\n- Monday: reading\n- Friday: talking',
    access: 'PRIVATE',
    code: 'friday',
    archivedAt,
    levels: [
      [student, level.admin],
      [pupil, level.member],
      [applicant, level.applicant],
    ],
  });
  await db.groupMember.update({
    where: { groupId_userId: { groupId: id, userId: applicant.id } },
    data: { reason: 'I take the course this term.' },
  });
  await db.groupClass.create({
    data: {
      name: 'Class 1',
      nameKey: 'class 1',
      color: 'TEAL',
      group: { connect: { id } },
      members: { create: { member: { connect: { groupId_userId: { groupId: id, userId: student.id } } } } },
    },
  });
  await db.announcement.create({
    data: { groupId: id, title: 'Room 12 on Friday', content: 'Bring **paper**.', authorId: root.id },
  });
  return { id };
}

/** Links of the super admin into a new group. @returns the group's page below which they are, and the open one. */
export async function newInvites(): Promise<{ readonly list: string; readonly link: string }> {
  const path = await newGroup();
  const groupId = Number(path.split('/').at(-1));
  const { db, close } = await openSiteDatabase();
  const { id: createdById } = await superAdmin(db);
  const token = randomUUID();
  const made = { groupId, createdById, level: level.member, sealedToken: '' };
  await db.groupInvite.createMany({
    data: [
      { ...made, tokenHash: tokenHash(randomUUID()), note: 'Assistants', level: level.admin, revokedAt: new Date() },
      { ...made, tokenHash: tokenHash(randomUUID()), maxUses: 3, uses: 3, mailDomains: ['school.edu'] },
      { ...made, tokenHash: tokenHash(token), note: 'Friday lecture', maxUses: 30, uses: 12 },
    ],
  });
  await close();
  return { list: `${path}/member/invites`, link: `/group/join/${token}` };
}

/** Address of what other groups share with a new group of the super admin: an offer and an accepted problem. */
export async function newShares(): Promise<string> {
  const path = await newGroup();
  const groupId = Number(path.split('/').at(-1));
  const { db, close } = await openSiteDatabase();
  const root = await superAdmin(db);
  const from = await buildGroup({ db }, root, { name: `Morning class ${groupId}` });
  for (const [number, acceptedAt] of [null, new Date()].entries()) {
    const displayId = `M${groupId}x${number}`;
    const problem = await db.problem.create({
      data: { displayId, title: 'Stairs', groupId: from.id, authorId: root.id },
    });
    await db.groupShare.create({ data: { problemId: problem.id, groupId, sharedById: root.id, acceptedAt } });
  }
  await close();
  return `${path}/shared`;
}
