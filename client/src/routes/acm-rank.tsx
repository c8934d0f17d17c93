import { RankPage } from '../features/rank/rank-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="people">
      <RankPage key="ACM" kind="ACM" />
    </MoreSentences>
  );
}
