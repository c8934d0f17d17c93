import { message } from '../../lib/intl/message.ts';
import type { SiteAct, ViewerState } from '../../lib/session/use-viewer.ts';

/** What a management page asks of an account: a role, or an act that a role or a right beside it opens. */
type PlaceNeed = 'admin' | 'problemAdmin' | 'superAdmin' | SiteAct;

/** Parts of the management, in the order of the bar. */
export const sections = [
  { id: 'overview', label: message({ id: 'admin.overview' }) },
  { id: 'problems', label: message({ id: 'admin.problems' }) },
  { id: 'contests', label: message({ id: 'admin.contests' }) },
  { id: 'trainings', label: message({ id: 'admin.trainings' }) },
  { id: 'discussions', label: message({ id: 'admin.discussions' }) },
  { id: 'people', label: message({ id: 'admin.people' }) },
  { id: 'judging', label: message({ id: 'admin.judging' }) },
  { id: 'content', label: message({ id: 'admin.content' }) },
  { id: 'site', label: message({ id: 'admin.site' }) },
] as const;

type SectionId = (typeof sections)[number]['id'];

/** A management page in the bar. */
export interface Place {
  readonly to: string;
  readonly label: ReturnType<typeof message>;
  readonly section: SectionId;
  readonly need: PlaceNeed;
  /** Other addresses that belong to it; those below its own always do. */
  readonly alsoAt?: RegExp;
}

/** All pages of the bar. The first one of a section that an account may open is where the section leads. */
const places: readonly Place[] = [
  {
    to: '/admin',
    label: message({ id: 'admin.dashboard' }),
    section: 'overview',
    need: 'MANAGE',
    alsoAt: /^\/admin\/$/,
  },
  {
    to: '/admin/problems',
    label: message({ id: 'admin.problemList' }),
    section: 'problems',
    need: 'admin',
    // The form, the revisions, the jury and the editorial of a problem.
    alsoAt: /^\/admin\/problem(\/|$)/,
  },
  { to: '/admin/problem/tag', label: message({ id: 'admin.tags' }), section: 'problems', need: 'admin' },
  { to: '/admin/problem/batch-operation', label: message({ id: 'admin.batch' }), section: 'problems', need: 'admin' },
  {
    to: '/admin/problem/remote-import',
    label: message({ id: 'admin.remoteImport' }),
    section: 'problems',
    need: 'admin',
  },
  { to: '/admin/includes', label: message({ id: 'admin.includes' }), section: 'problems', need: 'admin' },
  { to: '/admin/ticket', label: message({ id: 'admin.tickets' }), section: 'problems', need: 'admin' },
  { to: '/admin/question', label: message({ id: 'admin.questions' }), section: 'problems', need: 'admin' },
  { to: '/admin/solution', label: message({ id: 'admin.solutions' }), section: 'problems', need: 'MODERATE' },
  {
    to: '/admin/group-problem/apply',
    label: message({ id: 'admin.bankApplications' }),
    section: 'problems',
    need: 'problemAdmin',
  },
  { to: '/admin/contest', label: message({ id: 'admin.contestList' }), section: 'contests', need: 'admin' },
  { to: '/admin/training', label: message({ id: 'admin.trainingList' }), section: 'trainings', need: 'admin' },
  {
    to: '/admin/training/category',
    label: message({ id: 'admin.trainingCategories' }),
    section: 'trainings',
    need: 'admin',
  },
  { to: '/admin/discussion', label: message({ id: 'admin.discussionList' }), section: 'discussions', need: 'MODERATE' },
  { to: '/admin/moderation', label: message({ id: 'admin.moderation' }), section: 'discussions', need: 'MODERATE' },
  { to: '/admin/user', label: message({ id: 'admin.userList' }), section: 'people', need: 'SUPPORT' },
  { to: '/admin/user/import', label: message({ id: 'admin.userImport' }), section: 'people', need: 'superAdmin' },
  { to: '/admin/user/generate', label: message({ id: 'admin.userGenerate' }), section: 'people', need: 'superAdmin' },
  {
    to: '/admin/teacher-request',
    label: message({ id: 'admin.teacherRequests' }),
    section: 'people',
    need: 'superAdmin',
  },
  { to: '/admin/judge', label: message({ id: 'admin.judge' }), section: 'judging', need: 'admin' },
  { to: '/admin/rejudge', label: message({ id: 'admin.rejudge' }), section: 'judging', need: 'superAdmin' },
  { to: '/admin/remote', label: message({ id: 'admin.remote' }), section: 'judging', need: 'superAdmin' },
  { to: '/admin/announcement', label: message({ id: 'admin.announcements' }), section: 'content', need: 'ANNOUNCE' },
  { to: '/admin/notice', label: message({ id: 'admin.notices' }), section: 'content', need: 'ANNOUNCE' },
  { to: '/admin/home-content', label: message({ id: 'admin.homeContent' }), section: 'content', need: 'superAdmin' },
  { to: '/admin/settings', label: message({ id: 'admin.settings' }), section: 'site', need: 'superAdmin' },
  { to: '/admin/mail', label: message({ id: 'admin.mail' }), section: 'site', need: 'superAdmin' },
  { to: '/admin/outbox', label: message({ id: 'admin.outbox' }), section: 'site', need: 'superAdmin' },
  { to: '/admin/audit', label: message({ id: 'admin.audit' }), section: 'site', need: 'superAdmin' },
  { to: '/admin/backup', label: message({ id: 'admin.backup' }), section: 'site', need: 'superAdmin' },
  { to: '/admin/health', label: message({ id: 'admin.health' }), section: 'site', need: 'superAdmin' },
];

/** Pages that an account may open; none of a visitor, or while it is not known who comes. */
export function placesOf({ role, siteActs }: Pick<ViewerState, 'role' | 'siteActs'>): readonly Place[] {
  const byRole: readonly PlaceNeed[] =
    role === 'ROOT'
      ? ['admin', 'problemAdmin', 'superAdmin']
      : role === 'PROBLEM_ADMIN'
        ? ['admin', 'problemAdmin']
        : role === 'ADMIN'
          ? ['admin']
          : [];
  const needs = [...byRole, ...siteActs];
  return places.filter(({ need }) => needs.includes(need));
}

/** The page of the bar that an address belongs to; null: none. */
export function placeAt(pathname: string): Place | null {
  const [nearest] = places
    .filter(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length);
  return nearest ?? places.find(({ alsoAt }) => alsoAt?.test(pathname)) ?? null;
}
