import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { FailingCheckers } from './failing-checkers.tsx';
import { IncludeCards } from './include-cards.tsx';
import { IncludeTable } from './include-table.tsx';
import { useIncludesPageQuery } from './includes.generated.ts';
import { UploadForm } from './upload-form.tsx';

/** The files that checkers of all problems may include. */
export function IncludesPage() {
  const t = useText();
  const isPhone = useIsPhone();
  const { data, error, refetch } = useIncludesPageQuery();
  const includes = data?.judgeIncludes;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'includes.title' })} />
      <PageHeader title={t({ id: 'includes.title' })} note={t({ id: 'includes.intro' })} />
      <UploadForm presentNames={includes?.map(({ name }) => name) ?? []} />
      <Panel as="section" mt="4" aria-label={t({ id: 'includes.title' })}>
        <LoadingRows data={includes} error={error} onRetry={() => void refetch()} count={4} height="41px" isTable />
        {includes?.length === 0 ? (
          <EmptyState icon="file" title={t({ id: 'includes.none' })} hint={t({ id: 'includes.noneHint' })} />
        ) : null}
        {includes !== undefined && includes.length > 0 ? (
          isPhone ? (
            <IncludeCards includes={includes} />
          ) : (
            <IncludeTable includes={includes} />
          )
        ) : null}
      </Panel>
      <FailingCheckers />
    </PageBody>
  );
}
