import { SettingPage } from '../features/setting/setting-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="account">
      <MoreSentences part="setting">
        <SettingPage />
      </MoreSentences>
    </MoreSentences>
  );
}
