import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AuditEntryRow } from '../../../../components/audit/audit-entry-row.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { auditPart } from '../../../../lib/intl/parts/audit.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAccountActsQuery } from './account-acts.generated.ts';

const pageSize = 10;

/** What others did to the account of the viewer. */
export function AccountActs() {
  return (
    <MoreSentences part={auditPart}>
      <ActList />
    </MoreSentences>
  );
}

function ActList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useAccountActsQuery({
    variables: { page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.viewerAuditEntries;
  return (
    <Box>
      <Text color="fg.muted" mb="2">
        {t({ id: 'audit.account.help' })}
      </Text>
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={3} height="61px" />
      {shown?.total === 0 ? <Text>{t({ id: 'audit.account.none' })}</Text> : null}
      {shown && shown.items.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'setting.acts' })}>
          {shown.items.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} hasTarget={false} />
          ))}
        </Box>
      ) : null}
      {shown === undefined ? null : <Pager page={page} size={pageSize} total={shown.total} onPage={setPage} />}
    </Box>
  );
}
