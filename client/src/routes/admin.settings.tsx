import { SettingsPage } from '../features/site/settings/settings-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { settingsPart } from '../lib/intl/parts/settings.ts';

/** All settings of the site, for super admins. The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={settingsPart}>
      <SettingsPage />
    </MoreSentences>
  );
}
