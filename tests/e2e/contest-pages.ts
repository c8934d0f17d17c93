import { commentedPath } from './commented-contest.ts';
import { boardPath, inContest, inDays } from './contest-paths.ts';
import { deskPath } from './desk-contest.ts';
import { plagiarismPaths } from './plagiarised-contest.ts';
import { ratingPath } from './rated.ts';
import type { SitePage } from './site-page.ts';

/** Pages of contests and of their administration. */
export const contestPages: readonly SitePage[] = [
  { name: 'contests', path: '/contest' },
  { name: 'contests-none', path: '/contest?keyword=nothing-is-called-so' },
  { name: 'contest-missing', path: '/contest/99999999', isSignedIn: true },
  {
    name: 'contest-scheduled',
    path: () => inContest('', { startsAt: inDays(9), endsAt: inDays(10) }),
    isSignedIn: true,
  },
  {
    name: 'contest-private',
    path: () => inContest('/problems', { access: 'PRIVATE', password: 'secret' }),
    isSignedIn: true,
  },
  { name: 'contest', path: () => inContest(''), isSignedIn: true },
  { name: 'contest-admin', path: () => inContest('', { type: 'ACM', isPrintOpen: true }), isRoot: true },
  { name: 'contest-problems', path: () => inContest('/problems'), isSignedIn: true },
  {
    name: 'contest-problems-sealed',
    path: () => inContest('/problems', { type: 'OI', sealsAt: inDays(-1) }),
    isSignedIn: true,
  },
  { name: 'contest-problem', path: () => inContest('/problem/A'), isSignedIn: true },
  {
    name: 'contest-problem-focus',
    path: () => inContest('/problem/A/full-screen', { startsAt: inDays(-2), endsAt: inDays(-1) }),
    isSignedIn: true,
  },
  { name: 'contest-submissions', path: () => inContest('/submissions'), isSignedIn: true },
  { name: 'contest-announcements', path: () => deskPath('/announcements'), isSignedIn: true },
  { name: 'contest-announcements-jury', path: () => deskPath('/announcements'), isRoot: true },
  { name: 'contest-clarifications', path: () => deskPath('/clarifications'), isSignedIn: true },
  { name: 'contest-clarifications-jury', path: () => deskPath('/clarifications'), isRoot: true },
  { name: 'contest-print', path: () => deskPath('/print'), isSignedIn: true },
  { name: 'contest-print-jury', path: () => deskPath('/admin-print'), isRoot: true },
  { name: 'contest-balloons', path: () => deskPath('/ac-info'), isRoot: true },
  { name: 'contest-rank-sealed', path: () => boardPath('ACM', (id) => `/contest/${id}/rank`), isSignedIn: true },
  {
    name: 'contest-teams',
    path: () => inContest('', { teamSize: 3, startsAt: inDays(1), endsAt: inDays(2) }),
    isSignedIn: true,
  },
  { name: 'contest-ended', path: () => inContest('', { startsAt: inDays(-2), endsAt: inDays(-1) }), isSignedIn: true },
  {
    name: 'contest-scroll-board',
    path: () => inContest('/scroll-board', { startsAt: inDays(-2), endsAt: inDays(-1), sealsAt: inDays(-1.2) }),
    isRoot: true,
  },
  { name: 'contest-comment', path: () => inContest('/comment'), isSignedIn: true },
  { name: 'contest-comment-jury', path: commentedPath, isRoot: true },
  { name: 'contest-rejudge', path: () => inContest('/rejudge'), isRoot: true },
  { name: 'admin-contests', path: '/admin/contest', isRoot: true },
  { name: 'admin-contest-new', path: '/admin/contest/create', isRoot: true },
  {
    name: 'admin-contest',
    path: async () =>
      `/admin${await inContest('/edit', { access: 'PRIVATE', password: 'secret', sealsAt: inDays(0) })}`,
    isRoot: true,
  },
  { name: 'admin-contest-problems', path: async () => `/admin${await inContest('/problems')}`, isRoot: true },
  { name: 'admin-contest-rating', path: ratingPath, isRoot: true },
  { name: 'admin-contest-plagiarism', path: async () => (await plagiarismPaths()).list, isRoot: true },
  { name: 'admin-contest-plagiarism-pair', path: async () => (await plagiarismPaths()).pair, isRoot: true },
];
