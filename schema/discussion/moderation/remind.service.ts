import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Services } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { adminRoles } from '../../core/viewer.rule.ts';
import { groupStaff } from '../core/group-staff.ts';

/** Open reports wait so long before all moderators are reminded of them, in ms. */
const waitMs = 48 * 3_600_000;
/** Most texts of which one run reminds; the next one goes on. */
const maxTexts = 1_000;

const contestOfComment = { thread: { select: { contest: { select: { id: true, authorId: true } } } } };
type Contest = Prisma.ContestGetPayload<typeof contestOfComment.thread.select.contest>;

/** Reminds all who moderate a text, once for each text, of reports that wait for two days. */
export async function remindModerators({ db, pubsub }: Services, now: Date): Promise<void> {
  const due = { openedAt: { lte: new Date(now.getTime() - waitMs) }, remindedAt: null };
  const rows = await db.moderatedText.findMany({
    where: due,
    orderBy: { openedAt: 'asc' },
    take: maxTexts,
    select: {
      id: true,
      groupId: true,
      comment: { select: contestOfComment },
      reply: { select: { comment: { select: contestOfComment } } },
    },
  });
  const texts = rows.map(({ id, groupId, comment, reply }) => {
    const { contest = null } = (comment ?? reply?.comment)?.thread ?? {};
    return { id, groupId, contest };
  });
  const byPlace = Map.groupBy(texts, ({ groupId, contest }) => `${groupId ?? ''}/${contest?.id ?? ''}`);
  for (const together of byPlace.values())
    await db.$transaction(async (tx) => {
      const ids = together.map(({ id }) => id);
      const { count } = await tx.moderatedText.updateMany({
        where: { ...due, id: { in: ids } },
        data: { remindedAt: now },
      });
      const [first] = together;
      if (count === 0 || first === undefined) return;
      const { groupId, contest } = first;
      const fact = { kind: 'reportsWaiting', count, groupId } as const;
      const recipients = await tx.user.findMany({
        where: contest === null ? moderatorsOf(groupId) : juryOf(contest, groupId),
        select: { id: true },
      });
      await deliverMessages(
        tx,
        pubsub,
        recipients.map(({ id }) => ({ kind: 'MINE', recipientId: id, fact })),
      );
    });
}

/** Admins and moderators of the site, or those who moderate in a group. */
function moderatorsOf(groupId: number | null): Prisma.UserWhereInput {
  return groupId === null
    ? { OR: [{ role: { in: [...adminRoles] } }, { siteRights: { has: 'MODERATOR' } }] }
    : groupStaff(groupId, { atLeast: level.admin, rights: ['DISCUSSIONS'] });
}

/** Who administers a contest. */
function juryOf({ authorId }: Contest, groupId: number | null): Prisma.UserWhereInput {
  const others: Prisma.UserWhereInput =
    groupId === null ? { role: 'ROOT' } : groupStaff(groupId, { atLeast: level.root, rights: ['CONTESTS'] });
  return { OR: [{ id: authorId }, others] };
}
