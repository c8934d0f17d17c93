import { RemoteAdminPage } from '../features/judging/remote-admin/remote-admin-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { remotePart } from '../lib/intl/parts/remote.ts';

/** Remote judges, for super admins. The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={remotePart}>
      <RemoteAdminPage />
    </MoreSentences>
  );
}
