import { randomBytes } from 'node:crypto';
import { newUserId } from '@verdict/schema/account/session/account.service.ts';
import { noPassword, usernameColumns } from '@verdict/schema/account/user/credentials.ts';
import type { Services, Transaction } from '@verdict/schema/core/context.ts';
import { level } from '@verdict/schema/core/level.ts';
import { hourOf } from '@verdict/schema/core/settings/site-day.ts';
import { siteConfig } from '@verdict/schema/core/settings/site.service.ts';
import { findProblems } from '@verdict/schema/training/portable/find-problems.service.ts';
import { createList } from '@verdict/schema/training/portable/import-list.service.ts';
import { readDemoPrograms, submitDemoWork, type DemoWork } from './demo-class-submissions.ts';
import {
  demoAnnouncement,
  demoApplications,
  demoClassDiscussions,
  demoClasses,
  demoContests,
  demoGroup,
  demoPrefix,
  demoTeacher,
} from './demo-class-texts.ts';
import { diceOf, practiceOf, termMs } from './demo-class-work.ts';
import { enrol, holdContest, makeContest } from './demo-contests.ts';
import { writeDemoDiscussion } from './demo-discussions.ts';
import { readDemoList } from './demo-list.ts';
import { inventPeople, type InventedPerson } from './demo-people.ts';

/** Students of each class. */
const classSize = 30;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Hour of the day when contests begin. */
const contestHour = 14;
/** A busy machine may take its time. */
const timeoutMs = 60_000;

interface Person {
  readonly id: string;
  readonly person: InventedPerson;
}

/** The group while it is made. */
interface Making {
  readonly groupId: number;
  readonly teacherId: string;
  readonly students: readonly Person[];
  readonly now: Date;
  /** Of today, at 14 o'clock in the time zone of the site, in milliseconds: when contests begin on other days. */
  readonly afternoon: number;
}

/**
 * Makes a study group of two classes, once: nobody can sign in to its accounts, as they have no password. All of it is
 * stored together or not at all, and where one of its accounts is there already, nothing is made.
 */
export async function importDemoClass(services: Services, guestId: string): Promise<void> {
  const { db, defaults } = services;
  const people = inventPeople(demoClasses.length * classSize + demoApplications.length, demoPrefix);
  const [list, programs, { timeZone }] = await Promise.all([
    readDemoList(db, 'class.yaml'),
    readDemoPrograms(db),
    siteConfig(services),
  ]);
  await db.$transaction(
    async (tx) => {
      if (await isTaken(tx, people)) return;
      const now = new Date();
      const hour = Math.floor(now.getTime() / hourMs);
      const afternoon = (hour + contestHour - hourOf(now, timeZone)) * hourMs;
      const making = { ...(await makeGroup(tx, { people, guestId, now })), now, afternoon };
      const { groupId, teacherId, students } = making;
      const found = await findProblems(tx, { db, defaults }, { list, groupId });
      const owner = { kind: 'TRAINING', groupId, authorId: teacherId, isVisible: true } as const;
      const trainingId = await createList(tx, owner, found);
      await tx.trainingMember.createMany({
        data: students.map(({ id: userId }) => ({ trainingId, userId, isListed: true, joinedAt: startOf(now) })),
      });
      const listed = found.sections.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'problem' ? [item.problemId] : [])),
      );
      const practice = students.flatMap(({ id: userId }, index) =>
        practiceOf(diceOf(index + 1), listed.length).map(({ problem, isAccepted, ms }): DemoWork => {
          const submittedAt = new Date(now.getTime() - ms);
          return { userId, problemId: listed[problem] ?? 0, isAccepted, submittedAt, contest: null };
        }),
      );
      const contest = await makeContests(tx, making);
      await submitDemoWork(tx, services.pubsub, { work: [...practice, ...contest], programs });
      await writeTexts(tx, making);
    },
    { timeout: timeoutMs },
  );
}

/** Was the group made before, or would it take somebody's name? */
async function isTaken(tx: Transaction, people: readonly InventedPerson[]): Promise<boolean> {
  const usernameKeys = [demoTeacher.username, ...people.map(({ usernameKey }) => usernameKey)];
  const skeletons = people.flatMap(({ usernameSkeleton }) => usernameSkeleton ?? []);
  const { name, shortName } = demoGroup;
  const [users, groups] = await Promise.all([
    tx.user.count({ where: { OR: [{ usernameKey: { in: usernameKeys } }, { usernameSkeleton: { in: skeletons } }] } }),
    tx.group.count({ where: { OR: [{ name }, { shortName }] } }),
  ]);
  return users + groups > 0;
}

async function makeGroup(
  tx: Transaction,
  { people, guestId, now }: { readonly people: readonly InventedPerson[]; guestId: string; now: Date },
): Promise<Omit<Making, 'now' | 'afternoon'>> {
  const createdAt = startOf(now);
  const teacherId = newUserId();
  const accounts = people.map((person) => ({ id: newUserId(), person }));
  await tx.user.createMany({
    data: [
      { ...usernameColumns(demoTeacher.username), id: teacherId, nickname: demoTeacher.nickname },
      ...accounts.map(({ id, person }) => ({ ...person, id })),
    ].map((account) => ({ ...account, passwordHash: noPassword, createdAt })),
  });
  const students = accounts.slice(0, demoClasses.length * classSize);
  const applicants = accounts.slice(students.length);
  const { id: groupId } = await tx.group.create({
    data: {
      ...demoGroup,
      access: 'PROTECTED',
      code: randomBytes(3).toString('hex'),
      ownerId: teacherId,
      createdAt,
      members: {
        createMany: {
          data: [
            { userId: teacherId, level: level.root, createdAt },
            ...[...students.map(({ id }) => id), guestId].map((userId) => ({ userId, level: level.member, createdAt })),
            ...applicants.map(({ id: userId }, index) => ({
              userId,
              level: level.applicant,
              reason: demoApplications[index] ?? null,
              createdAt: new Date(now.getTime() - (index + 1) * 5 * hourMs),
            })),
          ].map((member) => ({ ...member, updatedAt: member.createdAt })),
        },
      },
    },
    select: { id: true },
  });
  for (const [index, { name, color }] of demoClasses.entries()) {
    const members = students.slice(index * classSize, (index + 1) * classSize).map(({ id }) => id);
    const { id: classId } = await tx.groupClass.create({
      data: { groupId, name, nameKey: name.toLowerCase(), color, createdAt },
      select: { id: true },
    });
    await tx.groupClassMember.createMany({
      data: (index === 0 ? [...members, guestId] : members).map((userId) => ({ classId, groupId, userId })),
    });
  }
  return { groupId, teacherId, students };
}

/** A contest that is over, and one that is coming. @returns what was submitted to the first one. */
async function makeContests(tx: Transaction, { groupId, teacherId, students, now, afternoon }: Making) {
  const owner = { groupId, authorId: teacherId, createdAt: startOf(now) };
  const past = await makeContest(tx, owner, { ...demoContests.past, startsAt: new Date(afternoon - 8 * dayMs) });
  const coming = await makeContest(tx, owner, { ...demoContests.coming, startsAt: new Date(afternoon + 3 * dayMs) });
  await enrol(tx, coming.id, {
    userIds: students.filter((_, index) => index % 3 === 0).map(({ id }) => id),
    registeredAt: new Date(now.getTime() - hourMs),
  });
  return holdContest(tx, past, { userIds: students.map(({ id }) => id), seed: 1_000 });
}

async function writeTexts(tx: Transaction, { groupId, teacherId, students, now }: Making): Promise<void> {
  await tx.announcement.create({
    data: { ...demoAnnouncement, groupId, authorId: teacherId, createdAt: new Date(now.getTime() - 2 * dayMs) },
  });
  const [first, second, third] = students.map(({ id }) => id);
  if (first === undefined || second === undefined || third === undefined) return;
  const accounts = { teacher: teacherId, first, second, third };
  for (const [index, discussion] of demoClassDiscussions.entries()) {
    const daysAgo = 3 * (demoClassDiscussions.length - index);
    await writeDemoDiscussion(tx, discussion, {
      accounts,
      groupId,
      createdAt: new Date(now.getTime() - daysAgo * dayMs),
    });
  }
}

/** When the term began; the accounts are older than all that they did. */
function startOf(now: Date): Date {
  return new Date(now.getTime() - termMs - dayMs);
}
