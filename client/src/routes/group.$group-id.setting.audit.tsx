import { Text } from '@chakra-ui/react';
import { PageHeading } from '../components/page-header.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useGroup } from '../features/group/pages/frame/group-context.ts';
import { GroupHome } from '../features/group/pages/overview/group-home.tsx';
import { AuditLog, AuditNote } from '../features/site/audit/audit-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { auditPart } from '../lib/intl/parts/audit.ts';
import { useText } from '../lib/intl/use-text.ts';

/** What was done in a group, for its roots; also while it is archived. */
export function Component() {
  const { id, viewerCanArchive } = useGroup();
  if (!viewerCanArchive) return <GroupHome />;
  return (
    <MoreSentences part={auditPart}>
      <AuditLog groupId={id} header={<Header groupId={id} />} />
    </MoreSentences>
  );
}

function Header({ groupId }: { readonly groupId: string }) {
  const t = useText();
  return (
    <>
      <TextLink to={`/group/${groupId}/setting`} display="inline-block" mb="2" fontSize="sm">
        {t({ id: 'group.auditBack' })}
      </TextLink>
      <PageHeading level="h2" mb="1">
        {t({ id: 'audit.title' })}
      </PageHeading>
      <Text color="fg.muted" mb="3">
        <AuditNote intro={t({ id: 'group.auditHint' })} />
      </Text>
    </>
  );
}
