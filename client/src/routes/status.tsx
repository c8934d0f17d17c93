import { SubmissionListPage } from '../features/judging/submission-list/submission-list-page.tsx';
import { LaterVerdictMenu } from '../features/judging/verdict-actions/later-verdict-menu.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { tablePart } from '../lib/intl/parts/table.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

/** The router asks for this name. */
export function Component() {
  const { isSuperAdmin } = useViewer();
  return (
    <MoreSentences part={tablePart}>
      <SubmissionListPage
        actions={isSuperAdmin ? (submissionId) => <LaterVerdictMenu submissionId={submissionId} /> : null}
      />
    </MoreSentences>
  );
}
