import { createHash, randomBytes } from 'node:crypto';
import type { ApiScope, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { hasAdminActs, levelsWithoutAdmin, roleWithoutAdmin } from '../../core/viewer.rule.ts';
import { AdminScopeForbidden, ApiTokenNotFound, TooManyApiTokens } from '../user/own-account.error.ts';
import { isStale, lastUseExactMs, viewerOf, type TokenUse } from './session.service.ts';

/** Marks a personal token, so that one that leaked is found by searching for it. */
const prefix = 'vdt_';
/** As many tokens as a user may have. */
export const maxApiTokens = 20;
const dayMs = 24 * 60 * 60_000;

/** What a new token is made from; its shape has been checked. */
export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Null: it never runs out. */
  readonly expiresInDays: number | null;
}

/** A token that was just made. */
export interface CreatedApiToken {
  readonly id: number;
  /** To be shown once: only its hash is stored. */
  readonly token: string;
}

/** Is this meant to be a personal token? */
export function isApiToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** What is stored of a token: SHA-256, hex. The token is random enough to need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes a token for the viewer's tools.
 *
 * @throws AdminScopeForbidden, TooManyApiTokens
 */
export async function createApiToken(
  context: Context,
  { name, scopes, expiresInDays }: NewApiToken,
): Promise<CreatedApiToken> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  if (scopes.includes('ADMIN') && !hasAdminActs(viewer)) throw new AdminScopeForbidden();
  const token = prefix + randomBytes(24).toString('hex');
  const expiresAt = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs);
  const data = {
    userId,
    name,
    tokenHash: hashOf(token),
    ending: token.slice(-4),
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt,
  };
  return db.$transaction(async (tx) => {
    // Held by its row, so that two requests at once do not both find room for the last token.
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
    if ((await tx.apiToken.count({ where: { userId } })) >= maxApiTokens) throw new TooManyApiTokens(maxApiTokens);
    const { id } = await tx.apiToken.create({ data, select: { id: true } });
    return { id, token };
  });
}

/** Takes a token of the viewer's out of use, for good. @throws ApiTokenNotFound */
export async function revokeApiToken({ db, viewer }: Context, id: number): Promise<void> {
  const { count } = await db.apiToken.deleteMany({ where: { id, userId: userIdOf(viewer) } });
  if (count === 0) throw new ApiTokenNotFound();
}

/** Finds whom a token lets in, and notes that it is used. @returns null when `viewerOfApiToken` does. */
export async function useApiToken(
  db: PrismaClient,
  token: string,
  { now, address }: TokenUse,
): Promise<(Viewer & { readonly kind: 'user' }) | null> {
  const found = await findApiToken(db, token, now);
  if (found === null) return null;
  if (isStale(found.lastUsedAt, now)) {
    const isOld = [{ lastUsedAt: null }, { lastUsedAt: { lte: new Date(now.getTime() - lastUseExactMs) } }];
    await db.apiToken.updateMany({
      where: { id: found.id, OR: isOld },
      data: { lastUsedAt: now, address: address.slice(0, 64) },
    });
  }
  return found.viewer;
}

/**
 * Whom a token lets in; that it is asked is no use of it.
 *
 * @returns null when there is no such token, it ran out, or its
 * user is disabled.
 */
export async function viewerOfApiToken(
  db: PrismaClient,
  token: string,
  now: Date,
): Promise<(Viewer & { readonly kind: 'user' }) | null> {
  return (await findApiToken(db, token, now))?.viewer ?? null;
}

async function findApiToken(db: PrismaClient, token: string, now: Date) {
  const found = await db.apiToken.findUnique({
    where: { tokenHash: hashOf(token) },
    select: {
      id: true,
      scopes: true,
      expiresAt: true,
      lastUsedAt: true,
      user: { select: { id: true, username: true, role: true, isDisabled: true } },
    },
  });
  if (found === null || found.user.isDisabled || (found.expiresAt !== null && found.expiresAt <= now)) return null;
  const { id, scopes, lastUsedAt, user } = found;
  const owner = await viewerOf(db, user);
  const standing = scopes.includes('ADMIN')
    ? {}
    : {
        role: roleWithoutAdmin(owner.role),
        siteRights: [],
        groupLevels: levelsWithoutAdmin(owner.groupLevels),
        groupRights: new Map(),
      };
  return { id, lastUsedAt, viewer: { ...owner, ...standing, apiScopes: scopes } };
}
