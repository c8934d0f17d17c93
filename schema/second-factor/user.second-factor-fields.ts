import { isSuperAdmin } from '../account/account.rule.ts';
import { builder } from '../builder.ts';

builder.prismaObjectFields('User', (t) => ({
  hasSecondFactor: t.boolean({
    nullable: true,
    description: 'Does signing in by password ask for a second step? For super admins; null for others.',
    select: { totpFactor: { select: { confirmedAt: true } } },
    resolve: ({ totpFactor }, _args, { viewer }) =>
      isSuperAdmin(viewer) ? (totpFactor?.confirmedAt ?? null) !== null : null,
  }),
}));
