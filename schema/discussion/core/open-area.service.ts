import type { Context } from '../../core/context.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { may } from '../../place/place.rule.ts';
import { DiscussionsClosed } from './discussion.error.ts';

/** Is the switch of the place on? For its moderators it always is. */
export async function isAreaOpen(
  asking: Pick<Context, 'db' | 'cache' | 'viewer'>,
  groupId: number | null,
): Promise<boolean> {
  const { isPublicDiscussionOpen, isGroupDiscussionOpen } = await siteConfig(asking);
  return (
    (groupId === null ? isPublicDiscussionOpen : isGroupDiscussionOpen) ||
    may(asking.viewer, 'discussion.moderate', { groupId, authorId: null })
  );
}

/** @throws DiscussionsClosed when the switch of the place is off; its moderators go on. */
export async function requireOpen(
  asking: Pick<Context, 'db' | 'cache' | 'viewer'>,
  groupId: number | null,
): Promise<void> {
  if (!(await isAreaOpen(asking, groupId))) throw new DiscussionsClosed();
}
