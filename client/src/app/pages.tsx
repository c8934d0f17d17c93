import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Frame } from './frame/frame.tsx';
import { lazyPage } from './lazy-page.ts';

// The home page travels together with the entry when it is what was asked for.
const HomePage = lazyPage(() => import('../routes/home.tsx'));
const ProblemListPage = lazyPage(() => import('../routes/problem.tsx'));
const ProblemPage = lazyPage(() => import('../routes/problem.$problem-id.tsx'));
const StatusPage = lazyPage(() => import('../routes/status.tsx'));
const SubmissionPage = lazyPage(() => import('../routes/submission-detail.$submit-id.tsx'));
const IntroductionPage = lazyPage(() => import('../routes/introduction.tsx'));
const NotFoundPage = lazyPage(() => import('../routes/not-found.tsx'));

/** The pages there are, in one frame. */
export function Pages() {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Frame />}>
          <Route index element={<Navigate to="/home" replace />} />
          <Route path="home" element={<HomePage />} />
          <Route path="problem" element={<ProblemListPage />} />
          <Route path="problem/:problemID" element={<ProblemPage />} />
          <Route path="status" element={<StatusPage />} />
          <Route path="submission-detail/:submitID" element={<SubmissionPage />} />
          <Route path="introduction" element={<IntroductionPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
