import type { Context } from './context.ts';
import { isAdmin } from './viewer.rule.ts';

/** Roles may be taken away while somebody watches. */
export async function isStillAdmin({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const user = await db.user.findUnique({ where: { id: viewer.userId, isDisabled: false }, select: { role: true } });
  return user !== null && isAdmin({ ...viewer, role: user.role });
}
