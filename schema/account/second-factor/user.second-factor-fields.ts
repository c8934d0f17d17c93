import { builder } from '../../core/builder.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';

builder.prismaObjectFields('User', (t) => ({
  hasSecondFactor: t.boolean({
    nullable: true,
    description: 'Does signing in by password ask for a second step? For super admins and support; null for others.',
    select: { totpFactor: { select: { confirmedAt: true } } },
    resolve: ({ totpFactor }, _args, { viewer }) =>
      mayOnSite(viewer, 'SUPPORT') ? (totpFactor?.confirmedAt ?? null) !== null : null,
  }),
}));
