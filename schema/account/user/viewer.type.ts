import { builder } from '../../core/builder.ts';
import type { Viewer } from '../../core/context.ts';
import { siteActs, siteActsOf } from '../../core/site-act.rule.ts';
import { canSubmit, isAdmin, isSuperAdmin } from '../../core/viewer.rule.ts';
import { RoleType } from './user.type.ts';

const SiteActType = builder.enumType('SiteAct', {
  description: 'What a role, or a right beside it, opens on the site.',
  values: siteActs,
});

/** Who asks, and what they may do; the client shows doors by it, the server keeps them. */
export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Who asks, and what they may do.',
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Null when signed out.',
      resolve: (query, viewer, _args, { db }) =>
        viewer.kind === 'user' ? db.user.findUnique({ ...query, where: { id: viewer.userId } }) : null,
    }),
    role: t.field({
      type: RoleType,
      nullable: true,
      resolve: (viewer) => (viewer.kind === 'user' ? viewer.role : null),
    }),
    canSubmit: t.boolean({ description: 'Signed in with a role that may submit.', resolve: canSubmit }),
    isAdmin: t.boolean({ description: 'Super admin, admin or problem admin.', resolve: isAdmin }),
    siteActs: t.field({
      type: [SiteActType],
      description: 'What role and rights open on the site, beside what the other fields say.',
      resolve: siteActsOf,
    }),
    isSuperAdmin: t.boolean({ resolve: isSuperAdmin }),
  }),
});
