import { lazy, Suspense } from 'react';
import { SubmissionListPage } from '../features/submission-list/submission-list-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

const VerdictMenu = lazy(async () => ({ default: (await import('../features/verdict-actions/verdict-menu.tsx')).VerdictMenu }));

/** The router asks for this name. */
export function Component() {
  const { isSuperAdmin } = useViewer();
  return (
    <SubmissionListPage
      actions={
        isSuperAdmin
          ? (submissionId) => (
              <Suspense fallback={null}>
                <MoreSentences part={adminPart}>
                  <VerdictMenu submissionId={submissionId} isCompact />
                </MoreSentences>
              </Suspense>
            )
          : null
      }
    />
  );
}
