import { PageBody } from '../components/page-body.tsx';
import { SkeletonRows } from '../components/skeleton-rows.tsx';
import { RejudgeListPage } from '../features/rejudge/rejudge-list-page.tsx';
import { AdminIntl } from '../lib/intl/admin-intl.tsx';
import { useViewer } from '../lib/session/use-viewer.ts';
import { NotFoundPage } from './not-found.tsx';

/** The router asks for this name. */
export function Component() {
  const { isSuperAdmin } = useViewer();
  if (isSuperAdmin === null) return <PageBody aria-busy="true"><SkeletonRows count={10} height="41px" /></PageBody>;
  if (!isSuperAdmin) return <NotFoundPage />;
  return (
    <AdminIntl>
      <RejudgeListPage />
    </AdminIntl>
  );
}
