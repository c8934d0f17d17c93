import type { Context } from './context.ts';
import { opens, type SiteStanding } from './site-act.rule.ts';
import { isAdminRole } from './viewer.rule.ts';

type Asking = Pick<Context, 'db' | 'viewer'>;

/** Roles may be taken away while somebody watches. */
export async function isStillAdmin(asking: Asking): Promise<boolean> {
  const standing = await standingNow(asking);
  return standing !== null && isAdminRole(standing.role);
}

/** As `isStillAdmin`, of super admins. */
export async function isStillSuperAdmin(asking: Asking): Promise<boolean> {
  return (await standingNow(asking))?.role === 'ROOT';
}

/** As `isStillAdmin`, of whoever enters the management. */
export async function isStillManager(asking: Asking): Promise<boolean> {
  const standing = await standingNow(asking);
  return standing !== null && opens(standing, 'MANAGE');
}

/** Role and rights of the viewer as they are now; null: nobody, or a disabled account. */
export async function standingNow({ db, viewer }: Asking): Promise<SiteStanding | null> {
  if (viewer.kind !== 'user') return null;
  return db.user.findUnique({
    where: { id: viewer.userId, isDisabled: false },
    select: { role: true, siteRights: true },
  });
}
