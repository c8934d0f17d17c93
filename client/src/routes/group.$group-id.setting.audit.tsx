import { TextLink } from '../components/text-link.tsx';
import { useGroup } from '../features/group/pages/frame/group-context.ts';
import { GroupHome } from '../features/group/pages/overview/group-home.tsx';
import { AuditLog } from '../features/site/audit/audit-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { auditPart } from '../lib/intl/parts/audit.ts';
import { useText } from '../lib/intl/use-text.ts';

/** What was done in a group, for its roots; also while it is archived. */
export function Component() {
  const t = useText();
  const { id, viewerCanArchive } = useGroup();
  if (!viewerCanArchive) return <GroupHome />;
  return (
    <MoreSentences part={auditPart}>
      <AuditLog
        groupId={id}
        intro={t({ id: 'group.auditHint' })}
        path={
          <TextLink to={`/group/${id}/setting`} display="inline-block" mb="2" fontSize="sm">
            {t({ id: 'group.auditBack' })}
          </TextLink>
        }
      />
    </MoreSentences>
  );
}
