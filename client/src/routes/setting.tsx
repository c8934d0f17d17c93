import { SettingPage } from '../features/account/setting/setting-page.tsx';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';
import { settingPart } from '../lib/intl/parts/setting.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <JoinedSentences parts={[accountPart, settingPart]}>
      <SettingPage />
    </JoinedSentences>
  );
}
