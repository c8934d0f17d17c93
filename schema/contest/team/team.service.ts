import { randomBytes } from 'node:crypto';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '../../account/session/session.service.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { isAdmitted } from '../../place/contest/account-limit.ts';
import { isContestAdmin } from '../../place/contest/contest.rule.ts';
import { auditContest } from '../core/contest-audit.ts';
import { administerContest, findContest, requireAdmitted, type EnteredContest } from '../core/contest.service.ts';
import { lockMembership } from '../core/participant.service.ts';
import { checkContestPassword } from '../core/register.service.ts';
import { holdTeamSize } from './team-size.service.ts';
import {
  AlreadyInTeam,
  AlreadySubmitted,
  NoSuchMember,
  TeamFull,
  TeamNameTaken,
  TeamNotFound,
  TeamsNotOpen,
} from './team.error.ts';
import { leavingRefusal, teamRefusal } from './team.rule.ts';

/*
 * How teams are formed
 *
 * A team is a participant of several accounts: all that counts for participants counts for teams. Whoever was
 * registered alone and has submitted nothing leaves that row for the team's. An account is in one row of a contest,
 * which the database holds (unique contest and account) and a lock on the account makes a refusal instead of a failure.
 */

/** Random bytes of an invitation: nobody guesses one. */
const codeBytes = 9;

/** A team as it is founded or joined. */
interface Wish {
  readonly contestId: number;
  /** Of the contest, where it has one and the viewer is not registered. */
  readonly password: string | null;
}

/**
 * Founds a team with the viewer in it.
 *
 * @throws ContestNotFound, TeamsNotOpen, AccountNotAdmitted, WrongContestPassword, TooManyRequests, AlreadyInTeam,
 *   AlreadySubmitted, TeamNameTaken
 */
export async function foundTeam(context: Context, { name, ...wish }: Wish & { readonly name: string }): Promise<void> {
  const { viewer, now } = context;
  if (viewer.kind !== 'user') return;
  const { userId } = viewer;
  const { contestId } = wish;
  await comeToTeams(context, wish);
  try {
    await changeTeams(context, contestId, async (tx) => {
      if ((await holdTeamSize(tx, contestId)) < 2) throw new TeamsNotOpen('ALONE');
      await leaveOwnRow(tx, contestId, userId);
      const { id } = await tx.contestParticipant.create({
        data: { ...newTeam({ contestId, name: name.trim(), now }), members: { create: { userId, contestId } } },
        select: { id: true },
      });
      await nameStar(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new TeamNameTaken();
    throw error;
  }
}

/**
 * Joins the team that has this invitation code.
 *
 * @throws ContestNotFound, TeamsNotOpen, AccountNotAdmitted, WrongContestPassword, TooManyRequests, TeamNotFound,
 *   TeamFull, AlreadyInTeam, AlreadySubmitted
 */
export async function joinTeam(context: Context, { code, ...wish }: Wish & { readonly code: string }): Promise<void> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return;
  ration(context, 'contestPassword', viewer.userId);
  const { contestId } = wish;
  await comeToTeams(context, wish);
  await changeTeams(context, contestId, async (tx) => {
    const teamSize = await holdTeamSize(tx, contestId);
    await enterTeam(tx, { contestId, teamSize, userId: viewer.userId, team: { inviteCode: code.trim() } });
  });
}

/**
 * Puts an account into a team, for contest admins; where none has the name, it is founded.
 *
 * @throws ContestNotFound,
 * NotContestAdmin, TeamsNotOpen, NoSuchMember, TeamFull, AlreadyInTeam, AlreadySubmitted
 */
export async function addTeamMember(
  context: Context,
  {
    contestId,
    teamName,
    username,
  }: { readonly contestId: number; readonly teamName: string; readonly username: string },
): Promise<void> {
  const { db, now } = context;
  const { contest } = await administerContest(context, contestId);
  const user = await db.user.findUnique({
    where: { usernameKey: usernameKey(username.trim()) },
    select: { id: true, username: true, role: true },
  });
  const isAdmin = user !== null && isContestAdmin(await viewerOf(db, user), contest);
  const refusal = teamRefusal(contest, { now, isAdmin, isByAdmin: true });
  if (refusal !== null) throw new TeamsNotOpen(refusal);
  if (user === null || !isAdmitted(user.username, contest.accountLimit)) throw new NoSuchMember();
  const name = teamName.trim();
  await changeTeams(context, contestId, async (tx) => {
    const teamSize = await holdTeamSize(tx, contestId);
    if (teamSize < 2) throw new TeamsNotOpen('ALONE');
    await lockMembership(tx, { contestId, userId: user.id });
    // Waits for whoever founds a team of this name at the same moment or takes the last member out of it, and holds the
    // row from here on.
    await tx.contestParticipant.upsert({
      where: { contestId_name: { contestId, name } },
      create: newTeam({ contestId, name, now }),
      update: { name },
      select: { id: true },
    });
    await enterTeam(tx, { contestId, teamSize, userId: user.id, team: { name } });
    await auditContest(context, tx, contestId, {
      action: 'contest.addTeamMember',
      after: { team: name, username: user.username },
    });
  });
}

/**
 * Takes an account out of its team, for contest admins, until the end.
 *
 * @throws ContestNotFound, NotContestAdmin,
 * TeamsNotOpen, TeamNotFound, AlreadySubmitted
 */
export async function removeTeamMember(
  context: Context,
  { contestId, username }: { readonly contestId: number; readonly username: string },
): Promise<void> {
  const { db, now } = context;
  const { contest } = await administerContest(context, contestId);
  refuseLeaving(contest, now);
  const user = await db.user.findUnique({
    where: { usernameKey: usernameKey(username.trim()) },
    select: { id: true, username: true },
  });
  if (user === null) throw new TeamNotFound();
  await changeTeams(context, contestId, async (tx) => {
    await leaveTeamRow(tx, { contestId, userId: user.id });
    await auditContest(context, tx, contestId, {
      action: 'contest.removeTeamMember',
      before: { username: user.username },
    });
  });
}

/**
 * Leaves the viewer's team, which goes with its last member; only until the end, and as long as it has submitted
 * nothing.
 *
 * @throws ContestNotFound, TeamsNotOpen, TeamNotFound, AlreadySubmitted
 */
export async function leaveTeam(context: Context, contestId: number): Promise<void> {
  const { viewer, now } = context;
  if (viewer.kind !== 'user') return;
  const { userId } = viewer;
  const { contest } = await findContest(context, contestId);
  refuseLeaving(contest, now);
  await changeTeams(context, contestId, (tx) => leaveTeamRow(tx, { contestId, userId }));
}

/** A change of teams, after which another number takes part. */
function changeTeams(
  { db, pubsub }: Context,
  contestId: number,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    await change(tx);
    await pubsub.publish('participants', { contestId }, tx);
  });
}

/** As far as the contest decides, before anything is looked for. */
async function comeToTeams(context: Context, { contestId, password }: Wish): Promise<void> {
  const entered = await findContest(context, contestId);
  const { contest, isAdmin, isRegistered } = entered;
  const refusal = teamRefusal(contest, { now: context.now, isAdmin, isByAdmin: false });
  if (refusal !== null) throw new TeamsNotOpen(refusal);
  requireAdmitted(context, entered);
  if (contest.access !== 'PUBLIC' && !isRegistered) await checkContestPassword(context, contestId, password);
}

/** Teams of a contest that is over stay as they are. @throws TeamsNotOpen */
function refuseLeaving(contest: EnteredContest['contest'], now: Date): void {
  const refusal = leavingRefusal(contest, now);
  if (refusal !== null) throw new TeamsNotOpen(refusal);
}

/** A team without members yet. */
function newTeam({ contestId, name, now }: { readonly contestId: number; readonly name: string; readonly now: Date }) {
  return {
    contestId,
    kind: 'TEAM',
    name,
    inviteCode: randomBytes(codeBytes).toString('base64url'),
    registeredAt: now,
  } as const;
}

interface Entry {
  readonly contestId: number;
  readonly teamSize: number;
  readonly userId: string;
  readonly team: Prisma.ContestParticipantWhereInput;
}

async function enterTeam(tx: Transaction, { contestId, teamSize, userId, team: wanted }: Entry): Promise<void> {
  const team = await tx.contestParticipant.findFirst({
    where: { AND: [{ contestId, kind: 'TEAM' }, wanted] },
    select: { id: true },
  });
  if (team === null) throw new TeamNotFound();
  await leaveOwnRow(tx, contestId, userId);
  // Two who come at once are counted one after the other; whoever leaves last takes the team along.
  if (!(await lockTeam(tx, team.id))) throw new TeamNotFound();
  if ((await tx.contestMember.count({ where: { participantId: team.id } })) >= teamSize) throw new TeamFull();
  await tx.contestMember.create({ data: { participantId: team.id, userId, contestId } });
  await nameStar(tx, team.id);
}

/** Takes an account out of the row it has for itself. @throws AlreadyInTeam, AlreadySubmitted */
async function leaveOwnRow(tx: Transaction, contestId: number, userId: string): Promise<void> {
  await lockMembership(tx, { contestId, userId });
  const own = await tx.contestParticipant.findFirst({
    where: { contestId, kind: { not: 'VIRTUAL' }, members: { some: { userId } } },
    select: { id: true, kind: true },
  });
  if (own === null) return;
  if (own.kind === 'TEAM') throw new AlreadyInTeam();
  await lockTeam(tx, own.id);
  await refuseSubmitted(tx, own.id);
  await tx.contestParticipant.delete({ where: { id: own.id }, select: { id: true } });
}

/** Takes an account out of the team it is in. @throws TeamNotFound, AlreadySubmitted */
async function leaveTeamRow(
  tx: Transaction,
  { contestId, userId }: { readonly contestId: number; readonly userId: string },
): Promise<void> {
  await lockMembership(tx, { contestId, userId });
  const team = await tx.contestParticipant.findFirst({
    where: { contestId, kind: 'TEAM', members: { some: { userId } } },
    select: { id: true },
  });
  if (team === null) throw new TeamNotFound();
  await lockTeam(tx, team.id);
  await refuseSubmitted(tx, team.id);
  await tx.contestMember.delete({ where: { participantId_userId: { participantId: team.id, userId } } });
  const { count } = await tx.contestParticipant.deleteMany({ where: { id: team.id, members: { none: {} } } });
  if (count === 0) await nameStar(tx, team.id);
}

async function refuseSubmitted(tx: Transaction, participantId: number): Promise<void> {
  if ((await tx.submission.count({ where: { participantId }, take: 1 })) > 0) throw new AlreadySubmitted();
}

/** False: the row went while this waited. */
async function lockTeam(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM contest_participant WHERE id = ${id} FOR UPDATE`;
  return rows.length > 0;
}

/** A team with a star account in it is a star. */
async function nameStar(tx: Transaction, participantId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE contest_participant p SET is_star = EXISTS (
      SELECT FROM contest_member m
        JOIN "user" u ON u.id = m.user_id
        JOIN contest c ON c.id = m.contest_id
      WHERE m.participant_id = p.id AND u.username_key = ANY(c.star_username_keys)
    ), version = version + 1 WHERE p.id = ${participantId}`;
}
