import { AdminFrame } from '../features/admin/admin-frame.tsx';
import { JudgePage } from '../features/judge-admin/judge-page.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <AdminFrame>
      <JudgePage />
    </AdminFrame>
  );
}
