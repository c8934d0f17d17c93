import { SubmissionListPage } from '../features/judging/submission-list/submission-list-page.tsx';
import { LaterVerdictMenu } from '../features/judging/verdict-actions/later-verdict-menu.tsx';
import { useViewer } from '../lib/session/use-viewer.ts';

/** The router asks for this name. */
export function Component() {
  const { isSuperAdmin } = useViewer();
  return (
    <SubmissionListPage
      actions={isSuperAdmin ? (submissionId) => <LaterVerdictMenu submissionId={submissionId} /> : null}
    />
  );
}
