import { use, useMemo, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { TrainingPlaceContext } from '../components/problem/training-place.ts';
import { GroupContext } from '../features/group/pages/frame/group-context.ts';
import { GroupPath } from '../features/group/pages/frame/group-path.tsx';
import { useTraining } from '../features/training/pages/frame/training-context.ts';
import { TrainingEntrance } from '../features/training/pages/frame/training-entrance.tsx';
import { TrainingFrame } from '../features/training/pages/frame/training-frame.tsx';
import { TrainingGate } from '../features/training/pages/frame/training-gate.tsx';
import { TrainingOverview } from '../features/training/pages/overview/training-overview.tsx';
import { TrainingProblemsPage } from '../features/training/pages/problems/training-problems-page.tsx';
import { TrainingRankPage } from '../features/training/pages/rank/training-rank-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { trainingAddress } from '../lib/address/training-address.ts';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';
import { useText } from '../lib/intl/use-text.ts';
import { NotFoundPage } from '../routes/not-found.tsx';
import { useEarlyPage } from './fetch-early.ts';
import { lazyPage, present } from './lazy-page.ts';

// With the other pages of those who write trainings, since each file costs the first load of home.
const arrange = lazyPage(() =>
  import('./maker-pages.ts').then(present).then(({ ArrangeTraining }) => ({ Component: ArrangeTraining })),
);
const problem = lazyPage(() => import('../routes/training.$training-id.problem.$problem-id.tsx'));
const fullScreen = lazyPage(() => import('../routes/training.$training-id.problem.$problem-id.full-screen.tsx'));

const fetchedAlone = [
  { path: 'arrange', ...arrange },
  { path: 'problem/:problemID', ...problem },
  { path: 'problem/:problemID/full-screen', ...fullScreen },
] as const;

/** The pages of a training, below its address. Those with tabs are small and fetched as one. */
export function Component() {
  const { trainingID, '*': rest = '' } = useParams();
  const id = readInteger(trainingID ?? null);
  useEarlyPage(fetchedAlone, rest);
  const group = use(GroupContext);
  return (
    <JoinedSentences parts={[trainingPart, listsPart]}>
      {/* Another training is another page: nothing of the one before is shown meanwhile. */}
      <TrainingEntrance key={id} trainingId={id === null ? null : String(id)} groupId={group?.id ?? null}>
        <InItsPlace>
          <Routes>
            <Route element={<WithTabs />}>
              <Route index element={<TrainingOverview />} />
              <Route element={<ForReaders />}>
                <Route path="problems" element={<TrainingProblemsPage />} />
                <Route path="rank" element={<TrainingRankPage />} />
                <Route path="arrange" element={<arrange.Page />} />
              </Route>
            </Route>
            <Route element={<ForSolvers />}>
              <Route path="problem/:problemID" element={<problem.Page />} />
              <Route path="problem/:problemID/full-screen" element={<fullScreen.Page />} />
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </InItsPlace>
      </TrainingEntrance>
    </JoinedSentences>
  );
}

/** Links of messages and of the site name a training alone; one of a group is below the address of its group. */
function InItsPlace({ children }: { readonly children: ReactNode }) {
  const training = useTraining();
  const { '*': rest = '' } = useParams();
  const { search, hash } = useLocation();
  if ((use(GroupContext)?.id ?? null) === training.groupId) return children;
  const pathname = rest === '' ? trainingAddress(training) : `${trainingAddress(training)}/${rest}`;
  return <Navigate to={{ pathname, search, hash }} replace />;
}

/** Where a training of a group is; on the site, the navigation says it. */
function Path() {
  const t = useText();
  return use(GroupContext) === null ? null : <GroupPath tab="training" text={t({ id: 'nav.training' })} />;
}

function WithTabs() {
  return (
    <TrainingFrame path={<Path />}>
      <Outlet />
    </TrainingFrame>
  );
}

function ForReaders() {
  return (
    <TrainingGate>
      <Outlet />
    </TrainingGate>
  );
}

/** As `ForReaders`; others see the training around the question for its password. */
function ForSolvers() {
  const { id: trainingId, groupId, viewerCanReadInside } = useTraining();
  const place = useMemo(() => ({ trainingId, groupId }), [trainingId, groupId]);
  return viewerCanReadInside ? (
    <TrainingPlaceContext value={place}>
      <Outlet />
    </TrainingPlaceContext>
  ) : (
    <TrainingFrame path={<Path />}>
      <ForReaders />
    </TrainingFrame>
  );
}
