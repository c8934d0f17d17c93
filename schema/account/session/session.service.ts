import { randomBytes } from 'node:crypto';
import { Prisma, type PrismaClient, type Role, type SiteRight } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services, Transaction, Viewer } from '../../core/context.ts';
import { readTogether } from '../../core/read-together.ts';
import { SessionNotFound } from '../user/own-account.error.ts';
import {
  archivedGroupsSql,
  groupLevelsFrom,
  groupLevelsSql,
  groupRightsFrom,
  groupRightsSql,
  standingsOf,
  type SelectedLevels,
  type SelectedRights,
} from './group-levels.service.ts';

/*
 * How sessions work: a session is a row, one for each signed-in device; the token is signed and carries the row's id,
 * so that a token is worth nothing once the row is gone. A token lives for a day. When one past half its life is used,
 * a new one is issued beside the answer, and the row lives on with it; signing out deletes all rows of the user.
 */

/** Life of a session token. */
export const sessionLifeMs = 24 * 60 * 60_000;
/** A token older than this is replaced when it is used. */
export const sessionRefreshMs = sessionLifeMs / 2;

/** How exactly the last use of a session or an API token is known: each write of it costs. */
export const lastUseExactMs = 60_000;
/** How exactly it is known when an account was last seen. */
const lastSeenExactMs = 3_600_000;

/** Who signs in. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}

/** A fresh session: the viewer it makes, and the token to prove it. */
export interface OpenedSession {
  readonly viewer: Viewer & { readonly kind: 'user' };
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session for a user whose password has been checked, and drops the user's sessions that ran out. */
export async function openSession(
  context: Pick<Context, 'tokens' | 'now' | 'address' | 'userAgent'>,
  transaction: Transaction,
  user: SessionUser,
): Promise<OpenedSession> {
  const { now } = context;
  const sessionId = randomBytes(16).toString('hex');
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await transaction.session.deleteMany({ where: { userId: user.id, expiresAt: { lte: now } } });
  await transaction.session.create({
    data: {
      id: sessionId,
      userId: user.id,
      createdAt: now,
      issuedAt: now,
      expiresAt,
      lastUsedAt: now,
      address: context.address.slice(0, 64),
      userAgent: context.userAgent?.slice(0, 512) ?? null,
    },
    select: { id: true },
  });
  await transaction.user.update({ where: { id: user.id }, data: { lastSeenAt: now }, select: { id: true } });
  const token = await context.tokens.sign({ userId: user.id, sessionId, issuedAt: now, expiresAt });
  return { viewer: { ...(await viewerOf(transaction, user)), sessionId }, token, expiresAt };
}

/** An account as the viewer of a session without a row, with all its rights. */
export async function viewerOf(
  db: PrismaClient | Transaction,
  { id, username, role }: SessionUser,
): Promise<Viewer & { readonly kind: 'user' }> {
  const standings = await standingsOf(db, id);
  return { kind: 'user', userId: id, username, role, ...standings, sessionId: null, apiScopes: null };
}

/** What a token stands for: who, and its successor when it is past half its life. */
export interface ResumedSession {
  readonly viewer: Viewer & { readonly kind: 'user' };
  readonly successor: { readonly token: string; readonly expiresAt: Date } | null;
}

/** When and from where a token is used. */
export interface TokenUse {
  readonly now: Date;
  /** Client address. */
  readonly address: string;
}

/** Finds the session of a token, and notes that it is used. @returns null when `viewerOfSession` does. */
export async function resumeSession(
  services: Pick<Services, 'db' | 'reads' | 'tokens'>,
  token: string,
  { now, address }: TokenUse,
): Promise<ResumedSession | null> {
  const found = await findSession(services, token, now);
  if (found === null) return null;
  const { viewer, claims, lastUsedAt } = found;
  if (isStale(lastUsedAt, now)) await noteUse(services.reads, { id: claims.sessionId, now, address });
  return {
    viewer,
    successor:
      now.getTime() - claims.issuedAt.getTime() > sessionRefreshMs ? await refresh(services, claims, now) : null,
  };
}

/**
 * Whom the token of a session lets in; that it is asked is no use of it.
 *
 * @returns null when the token is not ours, ran
 * out, was signed out, or its user is disabled.
 */
export async function viewerOfSession(
  services: Pick<Services, 'db' | 'reads' | 'tokens'>,
  token: string,
  now: Date,
): Promise<ResumedSession['viewer'] | null> {
  return (await findSession(services, token, now))?.viewer ?? null;
}

/** A session with the account it is of. */
interface SessionRow {
  readonly id: string;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
  readonly siteRights: readonly SiteRight[] | null;
  readonly isDisabled: boolean;
  readonly levels: SelectedLevels;
  readonly rights: SelectedRights;
  readonly archived: readonly number[] | null;
}

// One statement: it comes before everything else in every request.
const readSession = readTogether(String, async (db: PrismaClient, ids: readonly string[]) => {
  const rows = await db.$queryRaw<SessionRow[]>`
    SELECT s.id, s.expires_at AS "expiresAt", s.last_used_at AS "lastUsedAt", u.id AS "userId", u.username,
      u.role::text AS role, u.site_rights::text[] AS "siteRights", u.is_disabled AS "isDisabled",
      ${groupLevelsSql(Prisma.sql`u.id`)} AS levels,
      ${groupRightsSql(Prisma.sql`u.id`)} AS rights, ${archivedGroupsSql(Prisma.sql`u.id`)} AS archived
    FROM session s
      JOIN "user" u ON u.id = s.user_id
    WHERE s.id = ANY(${[...ids]}::bpchar[])`;
  return new Map(rows.map((row) => [row.id, row]));
});

async function findSession(services: Pick<Services, 'db' | 'reads' | 'tokens'>, token: string, now: Date) {
  const claims = await services.tokens.verify(token, now);
  if (claims === null) return null;
  const session = await readSession(services.reads, claims.sessionId);
  if (session === undefined || session.expiresAt <= now || session.userId !== claims.userId || session.isDisabled)
    return null;
  const { userId, username, role, siteRights, levels, rights, archived } = session;
  const viewer: ResumedSession['viewer'] = {
    kind: 'user',
    userId,
    username,
    role,
    siteRights: siteRights ?? [],
    groupLevels: groupLevelsFrom(levels),
    groupRights: groupRightsFrom(rights),
    archivedGroups: new Set(archived),
    sessionId: claims.sessionId,
    apiScopes: null,
  };
  return { viewer, claims, lastUsedAt: session.lastUsedAt };
}

/** Is the last use noted so long ago that the use of now is worth a write? */
export function isStale(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUseExactMs;
}

/**
 * Notes uses of sessions, and once an hour that their accounts were seen. Requests of one page come together: the first
 * alone writes, and of several processes one. What another transaction holds is noted at the next use.
 */
const noteUse = readTogether(
  ({ id }: TokenUse & { readonly id: string }) => id,
  async (db, uses) => {
    const [ids, moments, addresses] = [
      uses.map(({ id }) => id),
      uses.map(({ now }) => now),
      uses.map(({ address }) => address.slice(0, 64)),
    ];
    await db.$executeRaw`
    WITH used AS (
      UPDATE session SET last_used_at = stale.moment, address = stale.address
      FROM (
        SELECT s.id, use.moment, use.address
        FROM unnest(${ids}::char(32)[], ${moments}::timestamptz[], ${addresses}::text[]) use(id, moment, address)
          JOIN session s ON s.id = use.id
        WHERE s.last_used_at <= use.moment - make_interval(secs => ${lastUseExactMs / 1_000}::float8)
        FOR UPDATE OF s SKIP LOCKED
      ) stale
      WHERE session.id = stale.id
      RETURNING session.user_id, stale.moment
    )
    UPDATE "user" SET last_seen_at = seen.moment
    FROM (
      SELECT u.id, used.moment
      FROM used JOIN "user" u ON u.id = used.user_id
      WHERE coalesce(u.last_seen_at <= used.moment - make_interval(secs => ${lastSeenExactMs / 1_000}::float8), true)
      FOR NO KEY UPDATE OF u SKIP LOCKED
    ) seen
    WHERE "user".id = seen.id`;
    return new Map<string, never>();
  },
);

async function refresh(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<ResumedSession['successor']> {
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  // Requests of one page come together; each gets a token, the first alone writes.
  await db.session.updateMany({
    where: { id: sessionId, issuedAt: { lt: new Date(now.getTime() - sessionRefreshMs) } },
    data: { issuedAt: now, expiresAt },
  });
  return { token: await tokens.sign({ userId, sessionId, issuedAt: now, expiresAt }), expiresAt };
}

/** Ends every session of a user, on all devices, but for the one to keep. @returns how many were ended. */
export async function endSessions(
  db: Services['db'] | Transaction,
  userId: string,
  kept?: { readonly sessionId: string | null },
): Promise<number> {
  const { count } = await db.session.deleteMany({
    where: { userId, ...(kept?.sessionId ? { id: { not: kept.sessionId } } : {}) },
  });
  return count;
}

/** Ends one session of a user. @throws SessionNotFound */
export async function endSession(
  db: Services['db'],
  where: { readonly id: string; readonly userId: string },
): Promise<void> {
  const { count } = await db.session.deleteMany({ where });
  if (count === 0) throw new SessionNotFound();
}
