import { createHash, randomBytes } from 'node:crypto';
import type { PrismaClient, ViewKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import { unauthorized } from '../../core/refusals.ts';
import { levelsWithoutAdmin, roleWithoutAdmin } from '../../core/viewer.rule.ts';
import { viewerOf } from '../session/session.service.ts';

/*
 * How views work: a view is a row beside the session of the account that looks, found by the hash of a token of its own
 * as API tokens are. Its viewer is another account (USER), or the own one without roles, levels, rights and authorship
 * (CONTESTANT, MEMBER); `view` marks it, and `requireOpen` refuses all it would change. Its scopes are those of an API
 * token that reads, so what is closed to tokens is closed to views. It is used without a trace: nothing is renewed or
 * noted.
 */

/** Marks the token of a view. */
const prefix = 'vdv_';
const viewLifeMs = 15 * 60_000;

/** A view that has just begun. */
export interface StartedView {
  readonly token: string;
  readonly endsAt: Date;
}

/** Is this meant to be the token of a view? */
export function isViewToken(token: string): boolean {
  return token.startsWith(prefix);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Begins a view in place of the one that the viewer's session may have. The caller has checked that it is allowed.
 *
 * @param userId the account to view as; the viewer's own unless the kind is USER.
 */
export async function openView(
  context: Pick<Context, 'viewer' | 'now' | 'locale'>,
  db: Transaction | PrismaClient,
  { kind, userId }: { readonly kind: ViewKind; readonly userId: string },
): Promise<StartedView> {
  const { viewer, now } = context;
  const sessionId = viewer.kind === 'user' ? viewer.sessionId : null;
  if (sessionId === null) throw unauthorized(context);
  const token = prefix + randomBytes(24).toString('hex');
  const endsAt = new Date(now.getTime() + viewLifeMs);
  const data = { kind, userId, tokenHash: hashOf(token), expiresAt: endsAt };
  await db.view.upsert({
    where: { sessionId },
    create: { sessionId, ...data },
    update: data,
    select: { sessionId: true },
  });
  return { token, endsAt };
}

/** Whom the token of a view lets in. @returns null when it ran out, or what it rests on is gone. */
export async function viewerOfView(
  db: PrismaClient,
  token: string,
  now: Date,
): Promise<(Viewer & { readonly kind: 'user' }) | null> {
  const account = { id: true, username: true, role: true, isDisabled: true } as const;
  const found = await db.view.findUnique({
    where: { tokenHash: hashOf(token) },
    select: {
      kind: true,
      expiresAt: true,
      user: { select: account },
      session: { select: { id: true, expiresAt: true, user: { select: account } } },
    },
  });
  if (found === null || found.expiresAt <= now || found.session.expiresAt <= now) return null;
  const { kind, user, session, expiresAt: endsAt } = found;
  const looking = session.user;
  if (looking.isDisabled || user.isDisabled) return null;
  if (kind === 'USER' && (looking.role !== 'ROOT' || user.role === 'ROOT')) return null;
  const owner = await viewerOf(db, user);
  const view = { kind, sessionId: session.id, endsAt };
  return kind === 'USER' ? { ...owner, apiScopes: ['READ', 'ADMIN'], view } : { ...withoutRights(owner), view };
}

/** An account as one that manages nothing. */
function withoutRights(viewer: Viewer & { readonly kind: 'user' }): Viewer & { readonly kind: 'user' } {
  return {
    ...viewer,
    role: roleWithoutAdmin(viewer.role),
    groupLevels: levelsWithoutAdmin(viewer.groupLevels),
    groupRights: new Map(),
    apiScopes: ['READ'],
  };
}

/** Ends the view that asks; there is nothing to end for others. */
export async function endView({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<void> {
  if (viewer.kind === 'user' && viewer.view !== undefined)
    await db.view.deleteMany({ where: { sessionId: viewer.view.sessionId, expiresAt: viewer.view.endsAt } });
}
