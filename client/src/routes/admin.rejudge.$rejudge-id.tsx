import { useParams } from 'react-router';
import { PageBody } from '../components/page-body.tsx';
import { SkeletonRows } from '../components/skeleton-rows.tsx';
import { RejudgeListPage } from '../features/rejudge/rejudge-list-page.tsx';
import { RejudgePage } from '../features/rejudge/rejudge-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { AdminIntl } from '../lib/intl/admin-intl.tsx';
import { useViewer } from '../lib/session/use-viewer.ts';
import { NotFoundPage } from './not-found.tsx';

/** All batches, or the one of the address. The router asks for this name. */
export function Component() {
  const given = useParams()['rejudgeID'];
  const rejudgeId = readInteger(given ?? null);
  const { isSuperAdmin } = useViewer();
  if (isSuperAdmin === null) {
    return (
      <PageBody aria-busy="true">
        <SkeletonRows count={10} height="41px" />
      </PageBody>
    );
  }
  if (!isSuperAdmin || (given !== undefined && rejudgeId === null)) return <NotFoundPage />;
  return <AdminIntl>{rejudgeId === null ? <RejudgeListPage /> : <RejudgePage key={rejudgeId} rejudgeId={rejudgeId} />}</AdminIntl>;
}
