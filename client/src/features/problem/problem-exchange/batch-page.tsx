import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { changeAddress, readInteger } from '../../../lib/address/read-address.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { batchPart } from '../../../lib/intl/parts/batch.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { BatchReport } from './batch-report.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ExportPart } from './export-part.tsx';

/** Problems from packages of many formats, and packages of problems. */
export function BatchPage() {
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
  return (
    <PageBody>
      <PageTitle text={t({ id: 'batch.title' })} />
      <PageHeader title={t({ id: 'batch.title' })} />
      <Stack gap="6">
        {isKnown ? (
          <BatchReport key={id} importId={id} onAnother={() => setParams(changeAddress(params, { import: '' }))} />
        ) : (
          <ChooseFiles onMade={(made) => setParams(changeAddress(params, { import: String(made) }))} />
        )}
        <ExportPart />
      </Stack>
    </PageBody>
  );
}
