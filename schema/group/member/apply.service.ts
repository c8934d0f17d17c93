import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { isSameSecret } from '../../core/same-secret.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFullGroup } from '../../place/group-quota.service.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { seeGroup } from '../core/find-group.service.ts';
import { GroupArchived } from '../core/group.error.ts';
import { reapplyAt } from '../core/reapply.service.ts';
import { staffIds, tellOfGroup } from './group-news.service.ts';
import { AlreadyApplied, AlreadyInGroup, ApplicationRefused, WrongGroupCode } from './member.error.ts';

/** Bounds of the reason of an application, in characters (specification, section 5). */
export const reasonLength = { min: 5, max: 100 } as const;

const reasonNeeded = {
  'zh-CN': `请填写 ${reasonLength.min} 到 ${reasonLength.max} 个字符的申请理由。`,
  'en-US': `Give a reason of ${reasonLength.min} to ${reasonLength.max} characters.`,
};

/** An application of the viewer. */
interface Application {
  readonly groupId: number;
  /** Of a private group. */
  readonly code: string | null;
  /** Of a group that is not public. */
  readonly reason: string | null;
}

/**
 * Joins a public group, applies to another one and notifies those who decide on applications.
 *
 * @throws InvalidInput, GroupNotFound, GroupArchived, AlreadyInGroup, AlreadyApplied, ApplicationRefused,
 *   WrongGroupCode, GroupFull, TooManyRequests
 */
export async function applyToGroup(context: Context, application: Application): Promise<void> {
  const { db, viewer, now, locale } = context;
  const { groupId, code } = application;
  const userId = userIdOf(viewer);
  ration(context, 'groupApplication', `${userId} ${groupId}`);
  const group = await seeGroup(context, groupId);
  const own = await db.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });
  const isPublic = group.access === 'PUBLIC';
  if (group.archivedAt !== null) throw new GroupArchived();
  if (group.ownerId === userId || (own !== null && own.level >= level.member)) throw new AlreadyInGroup();
  if (own?.level === level.applicant && !isPublic) throw new AlreadyApplied();
  if (own?.level === level.refused) {
    const until = await reapplyAt(context, own.updatedAt);
    if (now < until) throw new ApplicationRefused(until);
  }
  const reason = isPublic ? '' : (application.reason ?? '').trim();
  if (!isPublic && (reason.length < reasonLength.min || reason.length > reasonLength.max))
    refuseFaults([{ path: 'reason', sentence: reasonNeeded }], locale);
  if (group.access === 'PRIVATE' && (group.code === null || code === null || !isSameSecret(code, group.code)))
    throw new WrongGroupCode();
  const data = {
    level: isPublic ? level.member : level.applicant,
    reason: isPublic ? null : reason,
    createdAt: now,
    updatedAt: now,
  };
  try {
    await db.$transaction(async (tx) => {
      if (isPublic) await refuseFullGroup(context, tx, groupId);
      if (own === null) await tx.groupMember.create({ data: { ...data, groupId, userId } });
      else {
        const { count } = await tx.groupMember.updateMany({ where: { groupId, userId, level: own.level }, data });
        if (count === 0) throw new AlreadyApplied();
      }
      await (isPublic
        ? tellOfGroup(tx, context, { news: 'JOINED', group, recipientIds: [userId] })
        : tellOfGroup(tx, context, {
            news: 'APPLIED',
            group,
            recipientIds: await staffIds(tx, groupId, { atLeast: level.admin, rights: ['MEMBERS'] }),
            reason,
          }));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AlreadyApplied() : error;
  }
}
