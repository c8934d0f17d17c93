import type { Context } from '../../core/context.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { may } from '../../place/place.rule.ts';
import { DiscussionsClosed } from './discussion.error.ts';

/** @throws DiscussionsClosed when the switch of the place is off; its moderators go on. */
export async function requireOpen(
  asking: Pick<Context, 'db' | 'cache' | 'viewer'>,
  groupId: number | null,
): Promise<void> {
  const { isPublicDiscussionOpen, isGroupDiscussionOpen } = await siteConfig(asking);
  if (groupId === null ? isPublicDiscussionOpen : isGroupDiscussionOpen) return;
  if (!may(asking.viewer, 'discussion.moderate', { groupId, authorId: null })) throw new DiscussionsClosed();
}
