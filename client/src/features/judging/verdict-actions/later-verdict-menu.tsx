import { lazy, Suspense } from 'react';
import { RowMenuButton } from '../../../components/row-menu.tsx';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { adminPart } from '../../../lib/intl/parts/admin.ts';

const VerdictMenu = lazy(async () => ({ default: (await import('./verdict-menu.tsx')).VerdictMenu }));

/** What a super admin may do to a submission of a list. Its page loads `tablePart`. */
export function LaterVerdictMenu({ submissionId }: { readonly submissionId: number }) {
  const name = `#${submissionId}`;
  return (
    <Suspense fallback={<RowMenuButton name={name} isLow disabled />}>
      <MoreSentences part={adminPart}>
        <VerdictMenu submissionId={submissionId} button={<RowMenuButton name={name} isLow />} />
      </MoreSentences>
    </Suspense>
  );
}
