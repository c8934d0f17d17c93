import { AdminFrame } from '../features/admin/admin-frame.tsx';
import { OutboxPage } from '../features/outbox/outbox-page.tsx';
import { useViewer } from '../lib/session/use-viewer.ts';
import { NotFoundPage } from './not-found.tsx';

/** Mails of the site, for super admins. The router asks for this name. */
export function Component() {
  return (
    <AdminFrame>
      <Page />
    </AdminFrame>
  );
}

function Page() {
  const { isSuperAdmin } = useViewer();
  return isSuperAdmin ? <OutboxPage /> : <NotFoundPage />;
}
