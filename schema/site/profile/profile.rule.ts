import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isAdmin } from '../../core/viewer.rule.ts';

/** Profiles a viewer may see: anybody's (specification, section 6), but those of disabled accounts for admins alone. */
export function visibleProfiles(viewer: Viewer): Prisma.UserWhereInput {
  return isAdmin(viewer) ? {} : { isDisabled: false };
}
