import { Button, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router';
import { PageBody } from '../components/page-body.tsx';
import { PageHeadContext } from '../components/page-head.ts';
import { ProblemPlaceContext } from '../components/problem/problem-place.ts';
import { useGroup } from '../features/group/pages/frame/group-context.ts';
import { GroupPath } from '../features/group/pages/frame/group-path.tsx';
import { filterOf, readProblemListAddress } from '../features/problem/problem-list/problem-list-address.ts';
import { ProblemList } from '../features/problem/problem-list/problem-list.tsx';
import { ListFocusBar } from '../features/problem/workspace/focus/list-focus-bar.tsx';
import { listOf } from '../features/problem/workspace/focus/list-of.ts';
import { ProblemPage } from '../features/problem/workspace/problem-page.tsx';
import { problemDeskAddress, problemFocusAddress, problemListAddress } from '../lib/address/problem-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { problemPart } from '../lib/intl/parts/problem.ts';
import { problemsPart } from '../lib/intl/parts/problems.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useViewer } from '../lib/session/use-viewer.ts';
import { Component as JuryPage } from '../routes/admin.problem.$problem-id.jury.tsx';
import { Component as EditorialPage } from '../routes/problem.$problem-id.editorial.tsx';
import { lazyPage, present } from './lazy-page.ts';

const makers = () => import('./maker-pages.ts').then(present);
const problemForm = lazyPage(() => makers().then(({ ProblemForm }) => ({ Component: ProblemForm })));
const problemDesk = lazyPage(() => makers().then(({ GroupProblems }) => ({ Component: GroupProblems })));
const revisions = lazyPage(() => makers().then(({ Revisions }) => ({ Component: Revisions })));
const editorialForm = lazyPage(() => makers().then(({ EditorialForm }) => ({ Component: EditorialForm })));

function OfGroup({ children }: { readonly children: ReactNode }) {
  const { id } = useGroup();
  return <ProblemPlaceContext value={id}>{children}</ProblemPlaceContext>;
}

/** The problems of a group, in its tab. */
export function GroupProblemList() {
  const t = useText();
  const { id, viewerRights } = useGroup();
  return (
    <OfGroup>
      <MoreSentences part={problemsPart}>
        <ProblemList
          heading={<Heading size="md">{t({ id: 'nav.problems' })}</Heading>}
          acts={
            viewerRights.includes('PROBLEMS') ? (
              <>
                <Button asChild size="sm" variant="outline">
                  <Link to={problemDeskAddress(id)}>{t({ id: 'group.problem.manage' })}</Link>
                </Button>
                <Button asChild size="sm" variant="outline">
                  <Link to={`/group/${id}/shared`}>{t({ id: 'group.shared' })}</Link>
                </Button>
              </>
            ) : null
          }
        />
      </MoreSentences>
    </OfGroup>
  );
}

/** The problems of a group for those who keep them, in its tab. */
export function GroupProblemDesk() {
  return (
    <OfGroup>
      <MoreSentences part={adminPart}>
        <problemDesk.Page />
      </MoreSentences>
    </OfGroup>
  );
}

/** A problem of a group, below `/group/ID/problem`. */
export function GroupProblem() {
  return (
    <OfGroup>
      <MoreSentences part={problemPart}>
        <Routes>
          <Route path=":problemID" element={<Problem />} />
          <Route path=":problemID/full-screen" element={<FocusedProblem />} />
          <Route path=":problemID/editorial" element={<EditorialPage />} />
        </Routes>
      </MoreSentences>
    </OfGroup>
  );
}

function Problem() {
  const t = useText();
  const { problemID = '' } = useParams();
  return (
    <ProblemPage
      key={problemID}
      displayId={problemID}
      head={
        <PageBody flex="none" pb="0">
          <GroupPath tab="problem" text={t({ id: 'nav.problems' })} />
        </PageBody>
      }
    />
  );
}

function FocusedProblem() {
  const { id } = useGroup();
  const { problemID = '' } = useParams();
  const [params] = useSearchParams();
  const { hasToken } = useViewer();
  const address = readProblemListAddress(params, hasToken);
  const { sort, page, size } = address;
  const list = listOf(params);
  return (
    <ProblemPage
      key={problemID}
      displayId={problemID}
      focusBar={
        <ListFocusBar
          displayId={problemID}
          list={{
            variables: { filter: { ...filterOf(address), groupId: Number(id) }, sort, page: { page, size } },
            listAddress: `${problemListAddress(id)}${list}`,
            addressOf: (displayId) => problemFocusAddress(id, displayId, list),
          }}
        />
      }
    />
  );
}

/** Pages about one problem for those who keep it, below `/group/ID/problem-admin`. */
export function GroupProblemKeeping() {
  const t = useText();
  const { id } = useGroup();
  return (
    <OfGroup>
      <MoreSentences part={adminPart}>
        <PageHeadContext value={<GroupPath tab="problem-admin" text={t({ id: 'group.problem.manage' })} />}>
          <Routes>
            <Route path="create" element={<problemForm.Page />} />
            <Route path="edit/:problemId" element={<problemForm.Page />} />
            <Route path=":problemID/jury" element={<JuryPage />} />
            <Route path=":problemId/revisions" element={<revisions.Page />} />
            <Route path=":problemId/editorial" element={<editorialForm.Page />} />
            <Route path="*" element={<Navigate to={problemDeskAddress(id)} replace />} />
          </Routes>
        </PageHeadContext>
      </MoreSentences>
    </OfGroup>
  );
}
