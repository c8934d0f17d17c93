import { Prisma, type BoardName, type Gender, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { sealSelect } from '../../place/contest/seal.ts';
import { awardListSchema } from '../core/award-list.ts';
import type { BoardRules, Tries } from './board/board-rows.ts';
import { readTries } from './stored-tries.ts';

type Db = Pick<PrismaClient, '$queryRaw' | 'contest'>;

const contestSelect = {
  // Who may look hangs on the first three: all who follow ask for leave again when they change.
  isVisible: true,
  access: true,
  isBoardOpen: true,
  ...sealSelect,
  id: true,
  title: true,
  type: true,
  startsAt: true,
  penaltySeconds: true,
  oiScoreRule: true,
  boardName: true,
  awardKind: true,
  awards: true,
  problems: {
    select: { id: true, problemId: true, displayId: true, displayTitle: true, color: true },
    orderBy: [{ position: 'asc' }, { displayId: 'asc' }],
  },
} as const satisfies Prisma.ContestSelect;

/** What of a contest decides about its board. */
export type BoardContest = Prisma.ContestGetPayload<{ select: typeof contestSelect }>;

/** Null: there is no such contest. */
export function loadBoardContest(db: Db, contestId: number): Promise<BoardContest | null> {
  return db.contest.findUnique({ where: { id: contestId }, select: contestSelect });
}

/** Several at once. */
export function loadBoardContests(
  db: Db,
  wanted: Pick<Prisma.ContestFindManyArgs, 'where' | 'orderBy' | 'take'>,
): Promise<BoardContest[]> {
  return db.contest.findMany({ ...wanted, select: contestSelect });
}

/** The rules of its board. */
export function rulesOf({ type, startsAt, endsAt, sealsAt, penaltySeconds, oiScoreRule }: BoardContest): BoardRules {
  const since = (moment: Date) => moment.getTime() - startsAt.getTime();
  return {
    type,
    penaltySeconds,
    oiScoreRule,
    lengthMs: since(endsAt),
    sealMs: sealsAt === null ? null : since(sealsAt),
  };
}

/** Its awards, the best first. */
export function awardListOf({ awards }: Pick<BoardContest, 'awards'>) {
  return awardListSchema.parse(awards);
}

/** What tells whether a participant's row is still what is known of it. */
export interface RowHead {
  readonly id: number;
  readonly version: number;
  readonly isStar: boolean;
  /** Did they come only after the end? Of what such a row holds, the board of the contest's own time knows nothing. */
  readonly isLate: boolean;
}

/**
 * Which rows: those of the contest itself, or those of who took part later, on clocks of their own, and have no place
 * there.
 */
interface RowKind {
  readonly isVirtual: boolean;
}
const ofContest: RowKind = { isVirtual: false };

/** Who has no account left has no row either. */
function listed(contestId: number, { isVirtual }: RowKind = ofContest): Prisma.Sql {
  return Prisma.sql`
    p.contest_id = ${contestId} AND (p.kind = 'VIRTUAL') = ${isVirtual}
      AND EXISTS (SELECT FROM contest_member m WHERE m.participant_id = p.id)`;
}

const headColumns = Prisma.sql`
  p.id, p.version, p.is_star AS "isStar",
  p.registered_at > (SELECT c.ends_at FROM contest c WHERE c.id = p.contest_id) AS "isLate"`;

/** Heads of all rows. */
export function loadHeads(db: Db, contestId: number): Promise<RowHead[]> {
  return db.$queryRaw<
    RowHead[]
  >`SELECT ${headColumns} FROM contest_participant p WHERE ${listed(contestId)} ORDER BY p.id`;
}

/** Virtual participants whose time is over, the first ones first; at most {@link mostVirtual}. */
export async function loadVirtualIds(
  db: Db,
  { id: contestId, startsAt, endsAt }: Pick<BoardContest, 'id' | 'startsAt' | 'endsAt'>,
  now: Date,
): Promise<number[]> {
  const begunBefore = new Date(now.getTime() - (endsAt.getTime() - startsAt.getTime()));
  const rows = await db.$queryRaw<{ readonly id: number }[]>`
    SELECT p.id
    FROM contest_participant p
    WHERE ${listed(contestId, { isVirtual: true })} AND (p.ended_at <= ${now} OR p.starts_at <= ${begunBefore})
    ORDER BY p.id
    LIMIT ${mostVirtual}`;
  return rows.map(({ id }) => id);
}
/** Virtual rows that are shown beside those of a contest. */
const mostVirtual = 2_000;

/** A row with what was submitted. */
export interface RowData extends RowHead {
  readonly tries: Tries;
}

/**
 * Rows of some participants, by id: the order they are stored in tells which were judged last. The ids are joined: as a
 * condition they are gone through for each row, where the statistics are older than the rows.
 */
export async function loadRows(
  db: Db,
  contestId: number,
  ids: readonly number[],
  kind: RowKind = ofContest,
): Promise<RowData[]> {
  const rows = await db.$queryRaw<(RowHead & { readonly tries: Prisma.JsonValue })[]>`
    SELECT ${headColumns}, p.tries
    FROM unnest(${ids}::int[]) AS wanted (id)
      JOIN contest_participant p ON p.id = wanted.id
    WHERE ${listed(contestId, kind)}
    ORDER BY p.id`;
  return rows.map((row) => ({ ...row, tries: readTries(row.tries) }));
}

/** Who a row is. Of a team the picture and the rest are those of its first member. */
export interface Person {
  readonly participantId: number;
  readonly userId: string;
  readonly username: string;
  readonly nickname: string | null;
  /** Null unless the board shows real names. */
  readonly realName: string | null;
  readonly school: string | null;
  readonly gender: Gender;
  readonly avatarUrl: string | null;
  /** Null: somebody alone. */
  readonly teamName: string | null;
  /** By which the board calls the row. */
  readonly name: string;
  /** Usernames of all members. */
  readonly members: readonly string[];
}

type Member = Omit<Person, 'name' | 'members'>;

/** Who the rows are. @param ids null: all of the contest. */
export async function loadPeople(
  db: Db,
  { id: contestId, boardName }: Pick<BoardContest, 'id' | 'boardName'>,
  ids: readonly number[] | null,
  { isVirtual }: RowKind = ofContest,
): Promise<Map<number, Person>> {
  const members = await db.$queryRaw<Member[]>`
    SELECT p.id AS "participantId", p.name AS "teamName", u.id AS "userId", u.username, u.nickname,
      u.real_name AS "realName", u.school, u.gender, u.avatar_url AS "avatarUrl"
    FROM contest_participant p JOIN contest_member m ON m.participant_id = p.id JOIN "user" u ON u.id = m.user_id
    WHERE p.contest_id = ${contestId} AND (p.kind = 'VIRTUAL') = ${isVirtual}
      AND (${ids === null} OR p.id = ANY(${ids ?? []}::int[]))
    ORDER BY p.id, u.username_key`;
  const people = new Map<number, Person>();
  for (const [participantId, [first, ...others]] of Map.groupBy(members, (member) => member.participantId)) {
    if (first === undefined) continue;
    const { teamName, realName } = first;
    people.set(participantId, {
      ...first,
      realName: boardName === 'REAL_NAME' ? realName : null,
      name: teamName ?? nameOf(first, boardName),
      members: [first, ...others].map(({ username }) => username),
    });
  }
  return people;
}

function nameOf({ username, nickname, realName }: Member, boardName: BoardName): string {
  const named = { USERNAME: username, NICKNAME: nickname, REAL_NAME: realName }[boardName];
  // Who has no such name goes by the one everybody has.
  return named?.trim() ? named : username;
}
