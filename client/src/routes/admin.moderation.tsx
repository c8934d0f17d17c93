import { Navigate, Route, Routes } from 'react-router';
import { DecisionsPage } from '../features/discussion/moderation/decisions-page.tsx';
import { QueuePage } from '../features/discussion/moderation/queue-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { commentPart } from '../lib/intl/parts/comment.ts';
import { moderationPart } from '../lib/intl/parts/moderation.ts';

/** The router asks for this name. The labels of reports are in the part of comments. */
export function Component() {
  return (
    <MoreSentences part={commentPart}>
      <MoreSentences part={moderationPart}>
        <Routes>
          <Route index element={<QueuePage />} />
          <Route path="acts" element={<DecisionsPage />} />
          <Route path="*" element={<Navigate to="/admin/moderation" replace />} />
        </Routes>
      </MoreSentences>
    </MoreSentences>
  );
}
