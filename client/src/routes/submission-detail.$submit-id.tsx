import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { SubmissionPage } from '../features/judging/submission/submission-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { questionPart } from '../lib/intl/parts/question.ts';
import { submissionPart } from '../lib/intl/parts/submission.ts';
import { useViewer } from '../lib/session/use-viewer.ts';
import { NotFoundPage } from './not-found.tsx';

const VerdictMenu = lazy(async () => ({
  default: (await import('../features/judging/verdict-actions/verdict-menu.tsx')).VerdictMenu,
}));
const VerdictSteps = lazy(async () => ({
  default: (await import('../features/judging/verdict-actions/verdict-steps.tsx')).VerdictSteps,
}));

/** The router asks for this name. */
export function Component() {
  const submissionId = readInteger(useParams()['submitID'] ?? null);
  const { isAdmin, isSuperAdmin } = useViewer();
  if (submissionId === null) return <NotFoundPage />;
  const actions = isSuperAdmin ? (
    <Suspense fallback={null}>
      <MoreSentences part={adminPart}>
        <VerdictMenu submissionId={submissionId} />
      </MoreSentences>
    </Suspense>
  ) : null;
  const history = isAdmin ? (
    <Suspense fallback={null}>
      <MoreSentences part={adminPart}>
        <VerdictSteps submissionId={submissionId} />
      </MoreSentences>
    </Suspense>
  ) : null;
  return (
    <JoinedSentences parts={[submissionPart, questionPart]}>
      <SubmissionPage key={submissionId} submissionId={submissionId} actions={actions} history={history} />
    </JoinedSentences>
  );
}
