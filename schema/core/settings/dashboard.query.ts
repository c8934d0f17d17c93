import { builder } from '../builder.ts';
import { readDashboard, type Dashboard } from './dashboard.service.ts';

const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'Figures of the site for admins.',
  fields: (t) => ({
    userCount: t.exposeInt('userCount', { description: 'Accounts.' }),
    recentContestCount: t.exposeInt('recentContestCount', {
      description: 'Contests that run now or began within the last 14 days.',
    }),
    todayJudgedCount: t.exposeInt('todayJudgedCount', { description: 'Verdicts since midnight UTC.' }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardType,
    description: 'Figures of the site.',
    authScopes: { admin: true },
    resolve: (_root, _args, { db, now }) => readDashboard(db, now),
  }),
);
