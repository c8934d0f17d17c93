import { DashboardPage } from '../features/site/dashboard/dashboard-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <DashboardPage />;
}
