import type { Context, Viewer } from './context.ts';
import { isAdmin, isSuperAdmin } from './viewer.rule.ts';

type Asking = Pick<Context, 'db' | 'viewer'>;

/** Roles may be taken away while somebody watches. */
export async function isStillAdmin(context: Asking): Promise<boolean> {
  return isAdmin(await withCurrentRole(context));
}

/** As `isStillAdmin`, of super admins. */
export async function isStillSuperAdmin(context: Asking): Promise<boolean> {
  return isSuperAdmin(await withCurrentRole(context));
}

async function withCurrentRole({ db, viewer }: Asking): Promise<Viewer> {
  if (viewer.kind !== 'user') return viewer;
  const user = await db.user.findUnique({ where: { id: viewer.userId, isDisabled: false }, select: { role: true } });
  return user === null ? { kind: 'anonymous' } : { ...viewer, role: user.role };
}
