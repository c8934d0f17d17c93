import { Navigate, Route, Routes, useParams } from 'react-router';
import { useContestDesk } from '../components/contest/contest-desk.ts';
import { ContestFormPage } from '../features/contest/contest-maker/form/contest-form-page.tsx';
import { ManagedContestsPage } from '../features/contest/contest-maker/list/managed-contests-page.tsx';
import { PairPage } from '../features/contest/contest-maker/plagiarism/pair-page.tsx';
import { PlagiarismPage } from '../features/contest/contest-maker/plagiarism/plagiarism-page.tsx';
import { ContestProblemsPage } from '../features/contest/contest-maker/problems/contest-problems-page.tsx';
import { NewProblemRedirect } from '../features/contest/contest-maker/problems/new-problem-redirect.tsx';
import { ContestRatingPage } from '../features/contest/contest-maker/rating/contest-rating-page.tsx';
import { problemFormAddress } from '../lib/address/problem-address.ts';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { makerPart } from '../lib/intl/parts/maker.ts';
import { problemsPart } from '../lib/intl/parts/problems.ts';

/** The router asks for this name. The words of the Markdown editor are in the authors' part. */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={makerPart}>
        <Routes>
          <Route index element={<ManagedContestsPage />} />
          <Route path="create" element={<ContestFormPage key="new" contestId={null} />} />
          <Route path=":contestId/edit" element={<EditPage />} />
          <Route path=":contestId/problems" element={<ProblemsPage />} />
          <Route path=":contestId/problem/create" element={<NewProblemPage />} />
          <Route path=":contestId/problem/:problemId/edit" element={<ProblemFormPage />} />
          <Route path=":contestId/announcement" element={<AnnouncementsPage />} />
          <Route path=":contestId/rating" element={<RatingPage />} />
          <Route path=":contestId/plagiarism" element={<ChecksPage />} />
          <Route path=":contestId/plagiarism/:pairId" element={<ComparedPage />} />
          <Route path="*" element={<ToList />} />
        </Routes>
      </MoreSentences>
    </MoreSentences>
  );
}

function ToList() {
  const { desk } = useContestDesk();
  return <Navigate to={desk} replace />;
}

function EditPage() {
  const id = useContestId();
  return <ContestFormPage key={id} contestId={id} />;
}

/** Tags are chosen in the words of the problem list. */
function ProblemsPage() {
  const id = useContestId();
  return (
    <MoreSentences part={problemsPart}>
      <ContestProblemsPage key={id} contestId={id} />
    </MoreSentences>
  );
}

function NewProblemPage() {
  const id = useContestId();
  return <NewProblemRedirect key={id} contestId={id} />;
}

/** A problem has one form, wherever it is used. */
function ProblemFormPage() {
  const { groupId } = useContestDesk();
  return <Navigate to={problemFormAddress(groupId, useParams()['problemId'] ?? '')} replace />;
}

/** Those who keep a contest write its announcements where its contestants read them. */
function AnnouncementsPage() {
  return <Navigate to={`/contest/${useContestId()}/announcements`} replace />;
}

function RatingPage() {
  const id = useContestId();
  return <ContestRatingPage key={id} contestId={id} />;
}

function ChecksPage() {
  const id = useContestId();
  return <PlagiarismPage key={id} contestId={id} />;
}

function ComparedPage() {
  const id = useContestId();
  const pairId = readInteger(useParams()['pairId'] ?? null) ?? 0;
  return <PairPage key={pairId} contestId={id} pairId={pairId} />;
}

/** 0 names no contest. */
function useContestId(): number {
  return readInteger(useParams()['contestId'] ?? null) ?? 0;
}
