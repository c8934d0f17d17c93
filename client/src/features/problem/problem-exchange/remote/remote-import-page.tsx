import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { changeAddress, readInteger } from '../../../../lib/address/read-address.ts';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { batchPart } from '../../../../lib/intl/parts/batch.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ChooseProblems } from './choose-problems.tsx';
import { RecentImports } from './recent-imports.tsx';
import { RemoteReport } from './remote-report.tsx';

/** Problems of other judges, by their ids, their addresses or saved pages. */
export function RemoteImportPage() {
  return (
    <MoreSentences part={batchPart}>
      <Parts />
    </MoreSentences>
  );
}

function Parts() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const id = readInteger(params.get('import')) ?? 0;
  const isKnown = id > 0;
  const show = (importId: number | null) =>
    setParams(changeAddress(params, { import: importId === null ? '' : String(importId) }));
  return (
    <PageBody>
      <PageTitle text={t({ id: 'batch.remote.title' })} />
      <PageHeader title={t({ id: 'batch.remote.title' })} />
      {isKnown ? (
        <RemoteReport key={id} importId={id} onAnother={() => show(null)} onRetry={show} />
      ) : (
        <Stack gap="6">
          <ChooseProblems onMade={show} />
          <RecentImports onShow={show} />
        </Stack>
      )}
    </PageBody>
  );
}
