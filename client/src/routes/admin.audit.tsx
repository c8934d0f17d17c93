import { AuditPage } from '../features/site/audit/audit-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { auditPart } from '../lib/intl/parts/audit.ts';
import { settingsPart } from '../lib/intl/parts/settings.ts';

/** Who changed what, for super admins. The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={auditPart}>
      <MoreSentences part={settingsPart}>
        <AuditPage />
      </MoreSentences>
    </MoreSentences>
  );
}
