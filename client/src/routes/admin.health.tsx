import { HealthPage } from '../features/site/health/health-page.tsx';

/** What is wrong with the site and what to do, for super admins. The router asks for this name. */
export function Component() {
  return <HealthPage />;
}
