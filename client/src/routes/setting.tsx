import { SettingPage } from '../features/account/setting/setting-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';
import { settingPart } from '../lib/intl/parts/setting.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={accountPart}>
      <MoreSentences part={settingPart}>
        <SettingPage />
      </MoreSentences>
    </MoreSentences>
  );
}
