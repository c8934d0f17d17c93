import { ManagedDiscussionsPage } from '../features/discussion/admin/managed-discussions-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { discussionPart } from '../lib/intl/parts/discussion.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={discussionPart}>
      <ManagedDiscussionsPage />
    </MoreSentences>
  );
}
