import { builder } from '../../core/builder.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';

builder.prismaObjectFields('User', (t) => ({
  hasSecondFactor: t.boolean({
    nullable: true,
    description: 'Does signing in by password ask for a second step? For super admins; null for others.',
    select: { totpFactor: { select: { confirmedAt: true } } },
    resolve: ({ totpFactor }, _args, { viewer }) =>
      isSuperAdmin(viewer) ? (totpFactor?.confirmedAt ?? null) !== null : null,
  }),
}));
