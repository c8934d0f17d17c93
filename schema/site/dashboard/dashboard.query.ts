import { builder } from '../../core/builder.ts';
import { readDashboard, type Dashboard } from './dashboard.service.ts';
import { readFigures, type DashboardDay } from './figures.service.ts';
import { readSystemDays, type SystemDay } from './system-days.service.ts';
import { readVersions, type SiteVersions } from './versions.service.ts';

const DashboardDayType = builder.objectRef<DashboardDay>('DashboardDay').implement({
  description: 'What happened on a day of the site. Submissions are those of practice outside of groups.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    accepted: t.exposeInt('accepted'),
    wrong: t.exposeInt('wrong', { description: 'Wrong answers, presentation errors and partial scores.' }),
    overLimit: t.exposeInt('overLimit', { description: 'Of time or memory.' }),
    runtimeErrors: t.exposeInt('runtimeErrors'),
    compileErrors: t.exposeInt('compileErrors'),
    others: t.exposeInt('others', { description: 'Not judged yet, cancelled, or failed for reasons of our own.' }),
    activeUsers: t.exposeInt('activeUsers', { description: 'Accounts that submitted, anywhere.' }),
    registrations: t.exposeInt('registrations'),
  }),
});

const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'Figures of the site for admins.',
  fields: (t) => ({
    userCount: t.exposeInt('userCount', { description: 'Accounts.' }),
    recentContestCount: t.exposeInt('recentContestCount', {
      description: 'Visible contests of the site that run now or begin within 14 days.',
    }),
    todayJudgedCount: t.exposeInt('todayJudgedCount', {
      description: 'Submissions of users with a verdict since midnight of the site; none of the jury.',
    }),
    days: t.field({
      type: [DashboardDayType],
      description: 'Today and the 29 days before it, the oldest first; up to ten minutes old.',
      resolve: (_dashboard, _args, context) => readFigures(context),
    }),
  }),
});

const SiteVersionsType = builder.objectRef<SiteVersions>('SiteVersions').implement({
  description: 'What the site runs on.',
  fields: (t) => ({
    node: t.exposeString('node', { description: 'Of the process that answers.' }),
    database: t.exposeString('database', { description: 'Of PostgreSQL.' }),
    migration: t.exposeString('migration', { nullable: true, description: 'The newest one that was applied.' }),
  }),
});

const SystemDayType = builder.objectRef<SystemDay>('SystemDay').implement({
  description: 'How the site did on one of its days.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    waitP50: t.exposeFloat('waitP50', {
      nullable: true,
      description: 'Seconds from a submission to its first verdict: half of them had it within. Null: no verdict.',
    }),
    waitP95: t.exposeFloat('waitP95', { nullable: true, description: 'As `waitP50`, of 95 %.' }),
    databaseBytes: t.exposeFloat('databaseBytes', { nullable: true, description: 'Null: not sampled.' }),
    filesBytes: t.exposeFloat('filesBytes', { nullable: true, description: 'Of the content store.' }),
  }),
});

builder.queryFields((t) => ({
  dashboard: t.field({
    type: DashboardType,
    description: 'Figures of the site.',
    authScopes: { admin: true },
    resolve: (_root, _args, context) => readDashboard(context),
  }),
  systemDays: t.field({
    type: [SystemDayType],
    description: 'Today and the 29 days before it, the oldest first; up to ten minutes old.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, context) => readSystemDays(context),
  }),
  siteVersions: t.field({
    type: SiteVersionsType,
    description: 'What the site runs on.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, { db }) => readVersions(db),
  }),
}));
