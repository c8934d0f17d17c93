import { useParams } from 'react-router';
import { AdminFrame } from '../features/admin/admin-frame.tsx';
import { RejudgeListPage } from '../features/rejudge/rejudge-list-page.tsx';
import { RejudgePage } from '../features/rejudge/rejudge-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { useViewer } from '../lib/session/use-viewer.ts';
import { NotFoundPage } from './not-found.tsx';

/** All batches, or the one of the address; for super admins. The router asks for this name. */
export function Component() {
  const given = useParams()['rejudgeID'];
  return (
    <AdminFrame>
      <Page given={given} />
    </AdminFrame>
  );
}

function Page({ given }: { readonly given: string | undefined }) {
  const rejudgeId = readInteger(given ?? null);
  const { isSuperAdmin } = useViewer();
  if (!isSuperAdmin || (given !== undefined && rejudgeId === null)) return <NotFoundPage />;
  return rejudgeId === null ? <RejudgeListPage /> : <RejudgePage key={rejudgeId} rejudgeId={rejudgeId} />;
}
