import { Navigate, Route, Routes } from 'react-router';
import { ManagedDiscussionsPage } from '../features/discussion/admin/managed-discussions-page.tsx';
import { ReportsPage } from '../features/discussion/admin/reports-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { discussionPart } from '../lib/intl/parts/discussion.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={discussionPart}>
      <Routes>
        <Route index element={<ManagedDiscussionsPage />} />
        <Route path="reports" element={<ReportsPage />} />
        <Route path="*" element={<Navigate to="/admin/discussion" replace />} />
      </Routes>
    </MoreSentences>
  );
}
