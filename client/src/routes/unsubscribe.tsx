import { UnsubscribePage } from '../features/account/setting/unsubscribe-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { settingPart } from '../lib/intl/parts/setting.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={settingPart}>
      <UnsubscribePage />
    </MoreSentences>
  );
}
