import { NoticesPage } from '../features/site/notice/notices-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { usersPart } from '../lib/intl/parts/users.ts';

/** Notices to users, for super admins. The router asks for this name. Names of roles are in the part of users. */
export function Component() {
  return (
    <MoreSentences part={usersPart}>
      <NoticesPage />
    </MoreSentences>
  );
}
