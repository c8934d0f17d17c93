import { AdminFrame } from '../features/admin/admin-frame.tsx';
import { IncludesPage } from '../features/includes/includes-page.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <AdminFrame>
      <IncludesPage />
    </AdminFrame>
  );
}
