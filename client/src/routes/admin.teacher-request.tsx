import { TeacherRequestsPage } from '../features/account/teacher-requests/teacher-requests-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { usersPart } from '../lib/intl/parts/users.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={usersPart}>
      <TeacherRequestsPage />
    </MoreSentences>
  );
}
