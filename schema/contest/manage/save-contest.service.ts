import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { differing } from '../../core/audit/audit.ts';
import type { Context, PubSub, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { hasOpenBoards, openGroupSelect } from '../../place/contest/contest.rule.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { belongsTo, may } from '../../place/place.rule.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { auditContest, auditedContest, auditNewContest } from '../core/contest-audit.ts';
import { administerContest } from '../core/contest.service.ts';
import { remakeBoard } from '../scoreboard/keep-board.service.ts';
import { teamSizeFaults } from '../team/team-size.service.ts';
import { ContestChanged, NotContestMaker } from './contest-authoring.error.ts';
import { contestColumns } from './contest-columns.ts';
import { boardFaults, contestFaults } from './contest-faults.ts';
import type { ContestInput } from './contest-input.ts';

/** Longest that a change may take which touches all submissions and rows of a large contest, in milliseconds. */
export const transactionMs = 60_000;

/**
 * Creates a contest of the viewer.
 *
 * @param groupId null: on the site.
 * @throws GroupNotFound, NotContestMaker, InvalidInput
 */
export async function createContest(
  context: Pick<Context, 'db' | 'viewer' | 'now' | 'locale'>,
  groupId: number | null,
  input: ContestInput,
): Promise<number> {
  const { db, viewer, locale } = context;
  if (groupId !== null && !belongsTo(viewer, groupId)) throw new GroupNotFound();
  if (!may(viewer, 'contest.create', { groupId, authorId: null })) throw new NotContestMaker();
  // Super admins belong to every group, be there one or not.
  const group =
    groupId === null ? null : await db.group.findUnique({ where: { id: groupId }, select: openGroupSelect });
  if (groupId !== null && group === null) throw new GroupNotFound();
  refuseFaults([...contestFaults(input, null), ...boardFaults(input, hasOpenBoards(group))], locale);
  return db.$transaction(async (tx) => {
    const { id } = await tx.contest.create({
      data: { ...contestColumns(input, locale), type: input.type, groupId, authorId: userIdOf(viewer) },
      select: { id: true },
    });
    await auditNewContest(context, tx, id, 'contest.create');
    return id;
  });
}

/** A form to be saved over a version. */
export interface ContestUpdate {
  readonly id: number;
  readonly version: number;
  readonly input: ContestInput;
}

/**
 * Saves a contest over the version its form was opened with, and in the same transaction all that follows: a new start
 * moves every try on the boards, a new seal what is under it, new star accounts who is ranked.
 *
 * @throws InvalidInput, ContestNotFound, NotContestAdmin, ContestChanged
 */
export async function updateContest(context: Context, { id, version, input }: ContestUpdate): Promise<void> {
  const { db, pubsub, now, locale } = context;
  const { contest } = await administerContest(context, id);
  refuseFaults([...contestFaults(input, contest.type), ...boardFaults(input, hasOpenBoards(contest.group))], locale);
  const columns = contestColumns(input, locale);
  await db.$transaction(
    async (tx) => {
      // The row as it is under its lock: of two who save at once the second is told.
      await tx.$executeRaw`SELECT FROM contest WHERE id = ${id} FOR NO KEY UPDATE`;
      const before = await tx.contest.findUnique({
        where: { id },
        select: { ...auditedContest, password: true, version: true, updatedAt: true },
      });
      if (before === null) return;
      if (before.version !== version)
        throw new ContestChanged({ changedAt: before.updatedAt, currentVersion: before.version });
      if (columns.teamSize !== undefined && columns.teamSize < before.teamSize)
        refuseFaults(await teamSizeFaults(tx, id, columns.teamSize), locale);
      // A seal that was taken away by hand belongs to the end of then: a contest that goes on is sealed as it says.
      const after = await tx.contest.update({
        where: { id },
        data: { ...columns, version: { increment: 1 }, ...(columns.endsAt > now ? { unsealedAt: null } : {}) },
        select: { ...auditedContest, password: true },
      });
      await auditContest(context, tx, id, { action: 'contest.edit', ...changesOf(before, after) });
      if (before.sealsAt?.getTime() !== columns.sealsAt?.getTime()) await sealAnew(tx, id, columns.sealsAt);
      await nameStars(tx, pubsub, id, columns.starUsernameKeys);
      if (before.startsAt.getTime() !== columns.startsAt.getTime()) await remakeBoard(tx, pubsub, id);
      await pubsub.publish('contest', { contestId: id }, tx);
    },
    { timeout: transactionMs, maxWait: 30_000 },
  );
}

type AuditedRow = Prisma.ContestGetPayload<{ select: typeof auditedContest & { password: true } }>;

/** What the audit log keeps of an edit; of the password that it changed. */
function changesOf({ password: old, ...before }: AuditedRow, { password, ...after }: AuditedRow) {
  const changes = differing(before, after);
  return old === password ? changes : { ...changes, after: { ...changes.after, isPasswordChanged: true } };
}

/** Says anew of each submission whether it is under the seal. What virtual participants submit never is. */
async function sealAnew(tx: Transaction, contestId: number, sealsAt: Date | null): Promise<void> {
  // In the order verdicts lock them.
  await tx.$executeRaw`SELECT FROM submission WHERE contest_id = ${contestId} ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE submission SET is_under_seal = NOT is_under_seal
    WHERE contest_id = ${contestId}
      AND is_under_seal <> (${sealsAt}::timestamptz IS NOT NULL AND submitted_at >= ${sealsAt}::timestamptz)
      AND NOT EXISTS (SELECT FROM contest_participant p WHERE p.id = submission.participant_id AND p.kind = 'VIRTUAL')`;
}

/** Says anew of each participant whether a star account is among its members. */
async function nameStars(
  tx: Transaction,
  pubsub: PubSub,
  contestId: number,
  starUsernameKeys: readonly string[],
): Promise<void> {
  await tx.$executeRaw`SELECT FROM contest_participant WHERE contest_id = ${contestId} ORDER BY id FOR NO KEY UPDATE`;
  const changed = await tx.$queryRaw<{ id: number }[]>`
    WITH star AS (
      SELECT p.id, EXISTS (
        SELECT FROM contest_member m
          JOIN "user" u ON u.id = m.user_id
        WHERE m.participant_id = p.id AND u.username_key = ANY(${[...starUsernameKeys]}::text[])
      ) AS is_star
      FROM contest_participant p WHERE p.contest_id = ${contestId}
    )
    UPDATE contest_participant p
    SET is_star = star.is_star
    FROM star
    WHERE star.id = p.id AND star.is_star <> p.is_star
    RETURNING p.id`;
  await pubsub.publishAll(
    'board',
    changed.map(({ id }) => ({ contestId, participantId: id })),
    tx,
  );
}
