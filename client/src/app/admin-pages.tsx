import { Route, Routes } from 'react-router';
import { Component as AnnouncementPage } from '../routes/admin.announcement.tsx';
import { Component as AuditPage } from '../routes/admin.audit.tsx';
import { Component as BackupPage } from '../routes/admin.backup.tsx';
import { Component as BatchOperationPage } from '../routes/admin.batch-operation.tsx';
import { Component as DashboardPage } from '../routes/admin.dashboard.tsx';
import { Component as DiscussionPage } from '../routes/admin.discussion.tsx';
import { Component as BankApplicationsPage } from '../routes/admin.group-problem.apply.tsx';
import { Component as HealthPage } from '../routes/admin.health.tsx';
import { Component as HomeContentPage } from '../routes/admin.home-content.tsx';
import { Component as IncludesPage } from '../routes/admin.includes.tsx';
import { Component as JudgePage } from '../routes/admin.judge.tsx';
import { Component as LoginPage } from '../routes/admin.login.tsx';
import { Component as MailPage } from '../routes/admin.mail.tsx';
import { Component as ModerationPage } from '../routes/admin.moderation.tsx';
import { Component as NoticePage } from '../routes/admin.notice.tsx';
import { Component as OutboxPage } from '../routes/admin.outbox.tsx';
import { Component as JuryPage } from '../routes/admin.problem.$problem-id.jury.tsx';
import { Component as RemoteImportPage } from '../routes/admin.problem.remote-import.tsx';
import { Component as TagsPage } from '../routes/admin.problem.tag.tsx';
import { Component as QuestionPage } from '../routes/admin.question.tsx';
import { Component as RejudgePage } from '../routes/admin.rejudge.$rejudge-id.tsx';
import { Component as RemotePage } from '../routes/admin.remote.tsx';
import { Component as SettingsPage } from '../routes/admin.settings.tsx';
import { Component as TeacherRequestPage } from '../routes/admin.teacher-request.tsx';
import { Component as TicketPage } from '../routes/admin.ticket.tsx';
import { Component as UserPage } from '../routes/admin.user.tsx';
import { NotFoundPage } from '../routes/not-found.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { Guard } from './guard.tsx';
import { lazyPage, present } from './lazy-page.ts';

// Large, and only for those who write problems, contests or trainings: fetched as one, since each file costs the first
// load of home.
const makers = () => import('./maker-pages.ts').then(present);
const problemForm = lazyPage(() => makers().then(({ ProblemForm }) => ({ Component: ProblemForm })));
const problems = lazyPage(() => makers().then(({ Problems }) => ({ Component: Problems })));
const revisions = lazyPage(() => makers().then(({ Revisions }) => ({ Component: Revisions })));
const remoteSource = lazyPage(() => makers().then(({ RemoteSource }) => ({ Component: RemoteSource })));
const editorial = lazyPage(() => makers().then(({ EditorialForm }) => ({ Component: EditorialForm })));
const trainings = lazyPage(() => makers().then(({ Trainings }) => ({ Component: Trainings })));
const contests = lazyPage(() => makers().then(({ Contests }) => ({ Component: Contests })));
// Beside the other pages of solutions, whose parts it shows.
const solutions = lazyPage(() =>
  import('./discussion-pages.tsx').then(present).then(({ SolutionQueue }) => ({ Component: SolutionQueue })),
);

/**
 * Management pages by address, with who may see them. Those of one problem are its author's as well: the server says
 * whose it is.
 */
const pages = [
  { path: '', Page: DashboardPage, need: 'MANAGE' },
  { path: 'judge', Page: JudgePage, need: 'admin' },
  { path: 'remote', Page: RemotePage, need: 'superAdmin' },
  { path: 'problem/batch-operation', Page: BatchOperationPage, need: 'admin' },
  { path: 'problem/remote-import', Page: RemoteImportPage, need: 'admin' },
  { path: 'discussion', Page: DiscussionPage, need: 'MODERATE' },
  // Moderators of groups and juries of contests are ordinary accounts; the server says what they moderate.
  { path: 'moderation/*', Page: ModerationPage, need: 'signIn' },
  // Authors of problems and admins of groups answer.
  { path: 'question', Page: QuestionPage, need: 'signIn' },
  // Authors of problems and admins of groups review.
  { path: 'solution', Page: solutions.Page, need: 'signIn' },
  // Authors of problems and admins of groups handle tickets.
  { path: 'ticket', Page: TicketPage, need: 'signIn' },
  { path: 'includes', Page: IncludesPage, need: 'admin' },
  { path: 'problem/:problemID/jury', Page: JuryPage, need: 'signIn' },
  { path: 'problems', Page: problems.Page, need: 'admin' },
  { path: 'group-problem/apply', Page: BankApplicationsPage, need: 'admin' },
  { path: 'problem/create', Page: problemForm.Page, need: 'admin' },
  { path: 'problem/edit/:problemId', Page: problemForm.Page, need: 'signIn' },
  { path: 'problem/:problemId/revisions', Page: revisions.Page, need: 'signIn' },
  { path: 'problem/:problemId/remote', Page: remoteSource.Page, need: 'signIn' },
  { path: 'problem/:problemId/editorial', Page: editorial.Page, need: 'signIn' },
  // Its own addresses are below: list, form and problems are fetched as one.
  { path: 'contest/*', Page: contests.Page, need: 'admin' },
  { path: 'training/*', Page: trainings.Page, need: 'admin' },
  // Its own addresses are below; some are for super admins alone.
  { path: 'user/*', Page: UserPage, need: 'SUPPORT' },
  { path: 'teacher-request', Page: TeacherRequestPage, need: 'superAdmin' },
  { path: 'announcement', Page: AnnouncementPage, need: 'ANNOUNCE' },
  { path: 'notice', Page: NoticePage, need: 'ANNOUNCE' },
  { path: 'home-content', Page: HomeContentPage, need: 'superAdmin' },
  { path: 'outbox', Page: OutboxPage, need: 'superAdmin' },
  { path: 'mail', Page: MailPage, need: 'superAdmin' },
  { path: 'backup', Page: BackupPage, need: 'superAdmin' },
  { path: 'health', Page: HealthPage, need: 'superAdmin' },
  { path: 'audit', Page: AuditPage, need: 'superAdmin' },
  { path: 'settings', Page: SettingsPage, need: 'superAdmin' },
  { path: 'problem/tag', Page: TagsPage, need: 'admin' },
  { path: 'rejudge/:rejudgeID?', Page: RejudgePage, need: 'superAdmin' },
] as const;

/**
 * The management page of the address below /admin. Small ones are fetched as one: each address of its own costs the
 * first load of home.
 */
export function Component() {
  return (
    <AdminFrame>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        {pages.map(({ path, Page, need }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard need={need}>
                <Page />
              </Guard>
            }
          />
        ))}
        <Route
          path="*"
          element={
            <Guard need="MANAGE">
              <NotFoundPage />
            </Guard>
          }
        />
      </Routes>
    </AdminFrame>
  );
}
