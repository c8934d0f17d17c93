import type { Context } from '../../core/context.ts';
import { siteAddress } from '../../core/settings/site-address.ts';
import { siteConfig, siteSwitches } from '../../core/settings/site.service.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { belongsTo } from '../../place/place.rule.ts';
import { countLinks } from './count-links.ts';
import { NewcomerLimitReached } from './discussion.error.ts';

const dayMs = 86_400_000;

/**
 * Keeps the links and images of a text of a new account below the limits. Admins and members of the group have none.
 *
 * @throws NewcomerLimitReached
 */
export async function requireNewcomerLimits(
  context: Pick<Context, 'db' | 'cache' | 'viewer' | 'now' | 'defaults'>,
  { groupId, content }: { readonly groupId: number | null; readonly content: string },
): Promise<void> {
  const { db, viewer, now } = context;
  if (viewer.kind !== 'user' || isAdmin(viewer) || (groupId !== null && belongsTo(viewer, groupId))) return;
  const { newcomerDays, newcomerMaxLinks, newcomerMaxImages } = await siteSwitches(context);
  if (newcomerDays === 0) return;
  const { createdAt } = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { createdAt: true },
  });
  const until = new Date(createdAt.getTime() + newcomerDays * dayMs);
  if (until <= now) return;
  const { links, images } = countLinks(content, siteAddress(await siteConfig(context), context.defaults));
  if (links > newcomerMaxLinks) throw new NewcomerLimitReached({ kind: 'LINKS', maxCount: newcomerMaxLinks, until });
  if (images > newcomerMaxImages)
    throw new NewcomerLimitReached({ kind: 'IMAGES', maxCount: newcomerMaxImages, until });
}
