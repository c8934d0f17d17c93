import { useParams } from 'react-router';
import { PageBody } from '../components/page-body.tsx';
import { SkeletonRows } from '../components/skeleton-rows.tsx';
import { RejudgePage } from '../features/rejudge/rejudge-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { AdminIntl } from '../lib/intl/admin-intl.tsx';
import { useViewer } from '../lib/session/use-viewer.ts';
import { NotFoundPage } from './not-found.tsx';

/** The router asks for this name. */
export function Component() {
  const rejudgeId = readInteger(useParams()['rejudgeID'] ?? null);
  const { isSuperAdmin } = useViewer();
  if (isSuperAdmin === null) return <PageBody aria-busy="true"><SkeletonRows count={10} height="41px" /></PageBody>;
  if (!isSuperAdmin || rejudgeId === null) return <NotFoundPage />;
  return (
    <AdminIntl>
      <RejudgePage key={rejudgeId} rejudgeId={rejudgeId} />
    </AdminIntl>
  );
}
