import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, Outlet, Route, Routes, useParams } from 'react-router';
import { ContestDeskContext } from '../components/contest/contest-desk.ts';
import { ClassFilter } from '../components/group-class/class-filter.tsx';
import { useClassFilter } from '../components/group-class/use-group-classes.ts';
import { PageBody } from '../components/page-body.tsx';
import { PageHeadContext } from '../components/page-head.ts';
import { ProblemPlaceContext } from '../components/problem/problem-place.ts';
import { ContestList } from '../features/contest/pages/list/contest-list.tsx';
import { ManagedNewsPage } from '../features/group/pages/announcements/managed-news-page.tsx';
import { isInCharge, useGroup, type Right } from '../features/group/pages/frame/group-context.ts';
import { GroupEntrance } from '../features/group/pages/frame/group-entrance.tsx';
import { GroupFrame } from '../features/group/pages/frame/group-frame.tsx';
import { GroupPath } from '../features/group/pages/frame/group-path.tsx';
import { InvitesPage } from '../features/group/pages/invites/invites-page.tsx';
import { JoinPage } from '../features/group/pages/join/join-page.tsx';
import { GroupListPage } from '../features/group/pages/list/group-list-page.tsx';
import { MembersPage } from '../features/group/pages/members/members-page.tsx';
import { GroupHome } from '../features/group/pages/overview/group-home.tsx';
import { ProgressPage } from '../features/group/pages/progress/progress-page.tsx';
import { GroupRankPage } from '../features/group/pages/rank/group-rank-page.tsx';
import { ImportPage } from '../features/group/pages/roster/import-page.tsx';
import { GroupSettingPage } from '../features/group/pages/setting/group-setting-page.tsx';
import { SharesPage } from '../features/group/pages/shares/shares-page.tsx';
import { SubmissionList } from '../features/judging/submission-list/submission-list.tsx';
import { TrainingList } from '../features/training/pages/list/training-list.tsx';
import { contestDeskAddress } from '../lib/address/contest-desk-address.ts';
import { readInteger } from '../lib/address/read-address.ts';
import { useAddressParams } from '../lib/address/use-address-params.ts';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { authorPart } from '../lib/intl/parts/author.ts';
import { contestPart } from '../lib/intl/parts/contest.ts';
import { groupPart } from '../lib/intl/parts/group.ts';
import { peoplePart } from '../lib/intl/parts/people.ts';
import { settingPart } from '../lib/intl/parts/setting.ts';
import { tablePart } from '../lib/intl/parts/table.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';
import { useText } from '../lib/intl/use-text.ts';
import { Component as GroupAudit } from '../routes/group.$group-id.setting.audit.tsx';
import { NotFoundPage } from '../routes/not-found.tsx';
import { lazyPage, present } from './lazy-page.ts';

const discussionPages = () => import('./discussion-pages.tsx').then(present);
const discussions = lazyPage(() =>
  discussionPages().then(({ GroupDiscussionList }) => ({ Component: GroupDiscussionList })),
);
const discussion = lazyPage(() => discussionPages().then(({ GroupDiscussion }) => ({ Component: GroupDiscussion })));
const submission = lazyPage(() => import('../routes/submission-detail.$submit-id.tsx'));
const training = lazyPage(() => import('./training-pages.tsx'));

// With the other pages of those who write trainings, since each file costs the first load of home.
const trainingForm = lazyPage(() =>
  import('./maker-pages.ts').then(present).then(({ GroupTrainingForm }) => ({ Component: GroupTrainingForm })),
);

const contestDesk = lazyPage(() =>
  import('./maker-pages.ts').then(present).then(({ GroupContests }) => ({ Component: GroupContests })),
);
const contestKeeping = lazyPage(() =>
  import('./maker-pages.ts').then(present).then(({ Contests: OfContests }) => ({ Component: OfContests })),
);
const problemPages = () => import('./group-problem-pages.tsx').then(present);
const problems = lazyPage(() => problemPages().then(({ GroupProblemList }) => ({ Component: GroupProblemList })));
const problemDesk = lazyPage(() => problemPages().then(({ GroupProblemDesk }) => ({ Component: GroupProblemDesk })));
const problem = lazyPage(() => problemPages().then(({ GroupProblem }) => ({ Component: GroupProblem })));
const problemKeeping = lazyPage(() =>
  problemPages().then(({ GroupProblemKeeping }) => ({ Component: GroupProblemKeeping })),
);

/** The list of groups. With the pages below it in one file, since each file costs the first load of home. */
export function GroupList() {
  return (
    <JoinedSentences parts={[groupPart, tablePart]}>
      <GroupListPage />
    </JoinedSentences>
  );
}

/** Where an invitation link leads. */
export function GroupJoin() {
  const { token = '' } = useParams();
  return (
    <MoreSentences part={groupPart}>
      <JoinPage key={token} token={token} />
    </MoreSentences>
  );
}

/** The pages of a group, below its address. */
export function GroupPages() {
  const id = readInteger(useParams()['groupID'] ?? null);
  return (
    <MoreSentences part={groupPart}>
      {/* Another group is another page: nothing of the one before is shown meanwhile. */}
      <GroupEntrance key={id} groupId={id === null ? null : String(id)}>
        <Routes>
          <Route element={<WithTabs />}>
            <Route index element={<GroupHome />} />
            <Route element={<ForMembers />}>
              <Route path="problem" element={<problems.Page />} />
              <Route path="problem-admin" element={<For right="PROBLEMS" page={<problemDesk.Page />} />} />
              <Route path="training" element={<Trainings />} />
              <Route path="contest" element={<Contests />} />
              <Route path="contest-admin" element={<For right="CONTESTS" page={<ContestDesk />} />} />
              <Route path="status" element={<WithTables page={<Submissions />} />} />
              <Route path="discussion/:problemID?" element={<discussions.Page />} />
              <Route path="discussion-detail/:discussionID" element={<discussion.Page />} />
              <Route path="member" element={<WithTables page={<MembersPage />} />} />
              <Route path="member/invites" element={<For right="MEMBERS" page={<InvitesPage />} />} />
              <Route
                path="member/import"
                element={<For right="MEMBERS" page={<WithTables page={<ImportPage />} />} />}
              />
              <Route path="rank" element={<RankPage />} />
              <Route path="announcement" element={<For right="DISCUSSIONS" page={<ManagedNewsPage />} />} />
              <Route path="progress" element={<For right="GRADES" page={<ProgressPage />} />} />
              <Route path="shared" element={<Shares />} />
              <Route path="setting" element={<SettingPage />} />
              <Route path="setting/audit" element={<WithTables page={<GroupAudit />} />} />
            </Route>
          </Route>
          <Route path="submission-detail/:submitID" element={<SubmissionDetail />} />
          <Route path="training/create" element={<trainingForm.Page />} />
          <Route path="training/:trainingID/edit" element={<trainingForm.Page />} />
          <Route path="training/:trainingID/*" element={<training.Page />} />
          <Route path="problem/*" element={<problem.Page />} />
          <Route path="contest-admin/*" element={<ContestKeeping />} />
          <Route path="problem-admin/*" element={<problemKeeping.Page />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </GroupEntrance>
    </MoreSentences>
  );
}

function WithTabs() {
  return (
    <GroupFrame>
      <Outlet />
    </GroupFrame>
  );
}

/** Others see the page of the group, which says how to get in. */
function ForMembers() {
  const { viewerCanEnter } = useGroup();
  return viewerCanEnter ? <Outlet /> : <GroupHome />;
}

function WithTables({ page }: { readonly page: ReactNode }) {
  return <MoreSentences part={tablePart}>{page}</MoreSentences>;
}

function Contests() {
  const { id, viewerRights } = useGroup();
  return (
    <MoreSentences part={contestPart}>
      <ContestList groupId={Number(id)} acts={viewerRights.includes('CONTESTS') ? <ManageContests /> : null} />
    </MoreSentences>
  );
}

function ManageContests() {
  const t = useText();
  const { id } = useGroup();
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={contestDeskAddress(id)}>{t({ id: 'group.contest.manage' })}</Link>
    </Button>
  );
}

/** The contests of a group for those who make them, in its tab. */
function ContestDesk() {
  const { id } = useGroup();
  return (
    <ContestDeskContext value={id}>
      <MoreSentences part={adminPart}>
        <contestDesk.Page />
      </MoreSentences>
    </ContestDeskContext>
  );
}

/** Pages about one contest for those who make it. */
function ContestKeeping() {
  const t = useText();
  const { id } = useGroup();
  return (
    <ContestDeskContext value={id}>
      <ProblemPlaceContext value={id}>
        <MoreSentences part={adminPart}>
          <PageHeadContext value={<GroupPath tab="contest-admin" text={t({ id: 'group.contest.manage' })} />}>
            <WithTables page={<contestKeeping.Page />} />
          </PageHeadContext>
        </MoreSentences>
      </ProblemPlaceContext>
    </ContestDeskContext>
  );
}

function Submissions() {
  const t = useText();
  const { id } = useGroup();
  const { params, change } = useAddressParams();
  const filter = useClassFilter({ groupId: id, params, change });
  return (
    <SubmissionList
      title={t({ id: 'nav.status' })}
      level="h2"
      contest={null}
      groupId={Number(id)}
      classId={filter.classId}
      filters={<ClassFilter filter={filter} />}
      actions={null}
    />
  );
}

function SubmissionDetail() {
  const t = useText();
  return (
    <>
      <PageBody flex="none">
        <GroupPath tab="status" text={t({ id: 'nav.status' })} />
      </PageBody>
      <submission.Page />
    </>
  );
}

/** Admins of a group create its trainings, and accept those of others. */
function TrainingDeskLinks() {
  const t = useText();
  const { id } = useGroup();
  return (
    <>
      <Button asChild size="sm" variant="outline">
        <Link to={`/group/${id}/shared`}>{t({ id: 'group.shared' })}</Link>
      </Button>
      <Button asChild size="sm" colorPalette="accent">
        <Link to="create">{t({ id: 'training.create' })}</Link>
      </Button>
    </>
  );
}

/** For those who take problems or trainings into the group. */
function Shares() {
  const { viewerRights } = useGroup();
  return viewerRights.includes('PROBLEMS') || viewerRights.includes('TRAININGS') ? <SharesPage /> : <GroupHome />;
}

function Trainings() {
  const { id, viewerRights } = useGroup();
  return (
    <MoreSentences part={trainingPart}>
      <TrainingList groupId={id} acts={viewerRights.includes('TRAININGS') ? <TrainingDeskLinks /> : null} />
    </MoreSentences>
  );
}

/** The words of places are those of the ranks of the site. */
function RankPage() {
  return (
    <MoreSentences part={peoplePart}>
      <GroupRankPage />
    </MoreSentences>
  );
}

/** For those who run this area of the group. */
function For({ right, page }: { readonly right: Right; readonly page: ReactNode }) {
  const { viewerRights } = useGroup();
  return viewerRights.includes(right) ? page : <GroupHome />;
}

/** The words of pictures are those of the own settings, the words of the editor those of authors. */
function SettingPage() {
  const group = useGroup();
  if (!group.viewerCanEdit && !isInCharge(group)) return <GroupHome />;
  return (
    <JoinedSentences parts={[authorPart, settingPart]}>
      <GroupSettingPage />
    </JoinedSentences>
  );
}
