import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { randomLetters } from '../../core/random-letters.ts';
import { endAccess } from '../session/end-access.service.ts';
import { noPassword, usernameColumns, usernameKey } from '../user/credentials.ts';

/*
 * What is left of a deleted account
 *
 * Its row, without anything that says whose it was: submissions stay for scoreboards, counters and comparisons of code,
 * and texts stay as those of a deleted user, since others answered them. Everything of the account alone goes.
 */

const transaction = { timeout: 60_000, maxWait: 30_000 } as const;

/** Deletions whose grace is over. */
export async function dueDeletions({ db }: Pick<Services, 'db'>, now: Date): Promise<number[]> {
  const due = await db.accountDeletion.findMany({
    where: { dueAt: { lte: now } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return due.map(({ id }) => id);
}

/** Anonymises an account whose grace is over. */
export async function anonymizeAccount({ db, pubsub, log }: Services, id: number, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    // Whoever restores the account at this moment waits here.
    await tx.$queryRaw`
      SELECT u.id FROM "user" u JOIN account_deletion d ON d.user_id = u.id WHERE d.id = ${id} FOR UPDATE`;
    const deletion = await tx.accountDeletion.findFirst({
      where: { id, dueAt: { lte: now } },
      select: { reason: true, user: { select: { id: true, usernameKey: true, email: true } } },
    });
    if (deletion === null) return;
    const { user, reason } = deletion;
    await endAccess({ pubsub }, tx, [user]);
    await removeOwn(tx, user.id);
    // The next cleanup removes the files with the rows; nobody downloads them any more.
    await tx.dataExport.updateMany({ where: { userId: user.id }, data: { expiresAt: now } });
    if (user.email !== null) await tx.mail.deleteMany({ where: { to: user.email } });
    await tx.submission.updateMany({ where: { userId: user.id }, data: { address: null } });
    await tx.user.update({
      where: { id: user.id },
      data: { ...nothing, ...usernameColumns(await freeName(tx, id)), deletedAt: now },
      select: { id: true },
    });
    await tx.accountDeletion.delete({ where: { id }, select: { id: true } });
    await audit(tx, {
      actorId: null,
      action: 'user.anonymize',
      target: { kind: 'USER', id: user.id },
      groupId: null,
      reason,
      at: now,
    });
    log.info({ userId: user.id }, 'account deleted');
  }, transaction);
}

const nothing = {
  email: null,
  emailKey: null,
  passwordHash: noPassword,
  role: 'USER',
  siteRights: [],
  nickname: null,
  realName: null,
  gender: 'SECRECY',
  school: null,
  course: null,
  studentId: null,
  signature: null,
  github: null,
  blog: null,
  cfUsername: null,
  avatarUrl: null,
  avatarSha256: null,
  titleName: null,
  titleColor: null,
  isDisabled: true,
  disabledReason: '',
  disabledUntil: null,
  managedByGroupId: null,
  lastSeenAt: null,
  reviewSince: null,
} satisfies Prisma.UserUncheckedUpdateManyInput;

/** Forgets the account's names at remote judges, and the pages of them that were kept. */
async function forgetRemoteRuns(tx: Transaction, userId: string): Promise<void> {
  await tx.remoteAnswer.deleteMany({ where: { job: { userId } } });
  await tx.remoteJob.updateMany({
    where: { userId, mode: { in: ['BROWSER', 'CLAIM', 'BYO_SESSION'] } },
    data: { handle: null },
  });
}

/** Removes what is of the account alone. */
async function removeOwn(tx: Transaction, userId: string): Promise<void> {
  const of = { where: { userId } };
  await tx.passkey.deleteMany(of);
  await tx.passkeyChallenge.deleteMany(of);
  await tx.totpFactor.deleteMany(of);
  await tx.recoveryCode.deleteMany(of);
  await tx.linkedIdentity.deleteMany(of);
  await tx.remoteAccount.deleteMany({ where: { ownerId: userId } });
  await tx.remoteHandle.deleteMany(of);
  await tx.remoteHandleProof.deleteMany(of);
  await forgetRemoteRuns(tx, userId);
  await tx.secretFailure.deleteMany(of);
  await tx.teacherRequest.deleteMany(of);
  await tx.bulkAct.deleteMany({ where: { actorId: userId } });
  await tx.codeDraft.deleteMany(of);
  await tx.problemDraft.deleteMany(of);
  await tx.testRun.deleteMany(of);
  await tx.contestPrint.deleteMany(of);
  await tx.checkIn.deleteMany(of);
  await tx.threadWatch.deleteMany(of);
  await tx.mailDigest.deleteMany(of);
  await tx.reviewCard.deleteMany(of);
  await tx.groupMember.deleteMany(of);
  await tx.rosterEntry.deleteMany(of);
  await tx.rosterEntry.updateMany({ where: { invitedId: userId }, data: { invitedId: null } });
  await tx.group.updateMany({ where: { offeredToId: userId }, data: { offeredToId: null, offeredAt: null } });
  await tx.message.deleteMany({ where: { recipientId: userId } });
  await tx.userMute.deleteMany({ where: { OR: [{ userId }, { mutedUserId: userId }] } });
}

/** Such as `deleted-12`; somebody may have that name. */
async function freeName(tx: Transaction, id: number): Promise<string> {
  const name = `deleted-${id}`;
  const isTaken = (await tx.user.count({ where: { usernameKey: usernameKey(name) } })) > 0;
  return isTaken ? `deleted-${randomLetters(1, 12)}` : name;
}
