import { RemoteStatusPage } from '../features/judging/remote-status/remote-status-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { remotePart } from '../lib/intl/parts/remote.ts';

/** How remote judges are. The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={remotePart}>
      <RemoteStatusPage />
    </MoreSentences>
  );
}
