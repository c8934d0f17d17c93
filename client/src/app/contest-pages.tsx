import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes, useParams } from 'react-router';
import { PageBody } from '../components/page-body.tsx';
import { SkeletonRows } from '../components/skeleton-rows.tsx';
import { ContestNews } from '../features/contest/contest-desk/news/contest-news.tsx';
import { useEarlyNews } from '../features/contest/contest-desk/news/use-early-news.ts';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { ContestEntrance } from '../features/contest/pages/frame/contest-entrance.tsx';
import { ContestFrame } from '../features/contest/pages/frame/contest-frame.tsx';
import { ContestGate } from '../features/contest/pages/frame/contest-gate.tsx';
import { ProblemSkeleton } from '../features/problem/workspace/problem-skeleton.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { newsSlotStore } from '../lib/contest-news/news-slot.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { contestPart } from '../lib/intl/parts/contest.ts';
import { deskPart } from '../lib/intl/parts/desk.ts';
import { NotFoundPage } from '../routes/not-found.tsx';
import { useEarlyPage } from './fetch-early.ts';
import type { Need } from './guard-rules.ts';
import { Guard } from './guard.tsx';
import { lazyPage } from './lazy-page.ts';

interface PageInside {
  /** Below the address of the contest. */
  readonly path: string;
  readonly Page: ReturnType<typeof lazyPage>['Page'];
  readonly load: ReturnType<typeof lazyPage>['load'];
  /** What it asks of its visitor beside what the contest itself does. */
  readonly need?: Need;
}

const DeskWork = lazy(() =>
  import('../features/contest/contest-desk/news/desk-work.tsx').then(({ DeskWork: component }) => ({
    default: component,
  })),
);

const overview = lazyPage(() => import('../routes/contest.$contest-id.overview.tsx'));

/** Pages with the contest's tabs above them; who sees which tab is in `features/contest/frame/contest-tabs.ts`. */
const tabs: readonly PageInside[] = [
  { path: 'problems', ...lazyPage(() => import('../routes/contest.$contest-id.problems.tsx')) },
  { path: 'submissions', ...lazyPage(() => import('../routes/contest.$contest-id.submissions.tsx')) },
  { path: 'rank', ...lazyPage(() => import('../routes/contest.$contest-id.rank.tsx')) },
  { path: 'announcements', ...lazyPage(() => import('../routes/contest.$contest-id.announcements.tsx')) },
  { path: 'clarifications', ...lazyPage(() => import('../routes/contest.$contest-id.clarifications.tsx')) },
  { path: 'comment', ...lazyPage(() => import('../routes/contest.$contest-id.comment.tsx')), need: 'contestComment' },
  { path: 'print', ...lazyPage(() => import('../routes/contest.$contest-id.print.tsx')) },
  { path: 'ac-info', ...lazyPage(() => import('../routes/contest.$contest-id.ac-info.tsx')) },
  { path: 'admin-print', ...lazyPage(() => import('../routes/contest.$contest-id.admin-print.tsx')) },
  { path: 'scroll-board', ...lazyPage(() => import('../routes/contest.$contest-id.scroll-board.tsx')) },
  { path: 'plagiarism', ...lazyPage(() => import('../routes/contest.$contest-id.plagiarism.tsx')) },
  { path: 'rejudge', ...lazyPage(() => import('../routes/contest.$contest-id.rejudge.tsx')), need: 'superAdmin' },
];

const printedBoard = lazyPage(() => import('../routes/contest.$contest-id.rank.print.tsx'));
const submission = lazyPage(
  () => import('../routes/contest.$contest-id.problem.$problem-id.submission-detail.$submit-id.tsx'),
);
const problem = lazyPage(() => import('../routes/contest.$contest-id.problem.$problem-id.tsx'));
const fullScreen = lazyPage(() => import('../routes/contest.$contest-id.problem.$problem-id.full-screen.tsx'));

const pages: readonly PageInside[] = [
  { path: '', ...overview },
  ...tabs,
  { path: 'rank/print', ...printedBoard },
  { path: 'problem/:problemID/submission-detail/:submitID', ...submission },
  { path: 'problem/:problemID', ...problem },
  { path: 'problem/:problemID/full-screen', ...fullScreen },
];

/** The pages of a contest, below its address. */
export function Component() {
  const { contestID, '*': rest = '' } = useParams();
  const contestId = readInteger(contestID ?? null);
  useEarlyPage(pages, rest);
  const hasNews = useEarlyNews(contestId);
  return (
    <MoreSentences part={contestPart}>
      {/* Another contest is another page: nothing of the one before is shown meanwhile. */}
      <ContestEntrance key={contestId} contestId={contestId} isReady={hasNews}>
        <News />
        <Routes>
          <Route element={<WithTabs />}>
            <Route index element={<overview.Page />} />
            {tabs.map(({ path, Page, need }) => (
              <Route
                key={path}
                path={path}
                element={
                  need === undefined ? (
                    <ContestGate tab={path} missing={<NotFoundPage />}>
                      <Page />
                    </ContestGate>
                  ) : (
                    <Guard need={need}>
                      <ContestGate>
                        <Page />
                      </ContestGate>
                    </Guard>
                  )
                }
              />
            ))}
          </Route>
          <Route
            path="rank/print"
            element={
              <ContestGate tab="rank" missing={<NotFoundPage />}>
                <Suspense fallback={<PageSkeleton />}>
                  <printedBoard.Page />
                </Suspense>
              </ContestGate>
            }
          />
          <Route
            path="problem/:problemID/submission-detail/:submitID"
            element={
              <ContestGate>
                <Suspense fallback={<PageSkeleton />}>
                  <submission.Page />
                </Suspense>
              </ContestGate>
            }
          />
          <Route
            path="problem/:problemID"
            element={
              <ContestGate>
                <Suspense fallback={<ProblemToCome />}>
                  <problem.Page />
                </Suspense>
              </ContestGate>
            }
          />
          <Route
            path="problem/:problemID/full-screen"
            element={
              <ContestGate>
                <Suspense fallback={<ProblemToCome />}>
                  <fullScreen.Page />
                </Suspense>
              </ContestGate>
            }
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ContestEntrance>
    </MoreSentences>
  );
}

/** A page without the contest's tabs until its code is there. */
function PageSkeleton() {
  return (
    <PageBody>
      <SkeletonRows count={8} />
    </PageBody>
  );
}

/** Notices wait for the place that the page has above the statement, and do not show in a corner first. */
function ProblemToCome() {
  return (
    <>
      <div ref={newsSlotStore.set} hidden />
      <ProblemSkeleton />
    </>
  );
}

function WithTabs() {
  return (
    <ContestFrame>
      <Suspense fallback={<SkeletonRows count={8} />}>
        <Outlet />
      </Suspense>
    </ContestFrame>
  );
}

/** What the jury says reaches every page of the contest. */
function News() {
  const { contest, status } = useContest();
  if (!contest.viewerCanLook) return null;
  return (
    <Suspense>
      <MoreSentences part={deskPart}>
        <ContestNews contestId={contest.id} isJury={contest.viewerIsAdmin} hasEnded={status === 'ENDED'} />
      </MoreSentences>
      {contest.viewerIsAdmin ? (
        <DeskWork contestId={contest.id} hasBalloons={contest.type === 'ACM'} hasPrints={contest.isPrintOpen} />
      ) : null}
    </Suspense>
  );
}
