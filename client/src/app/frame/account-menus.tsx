import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { pagePart } from '../../lib/intl/parts/page.ts';
import { useUnreadCounts } from '../../lib/messages/use-unread-counts.ts';
import type { ViewerState } from '../../lib/session/use-viewer.ts';
import { MessageMenu } from './message-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** What is theirs, in the bar: messages and account. @param user null while the server has not answered yet. */
export function AccountMenus({ user }: Pick<ViewerState, 'user'>) {
  return (
    <MoreSentences part={pagePart}>
      <MessageMenu counts={useUnreadCounts()} />
      <UserMenu user={user} />
    </MoreSentences>
  );
}
