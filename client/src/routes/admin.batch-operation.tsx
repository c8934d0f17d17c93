import { BatchPage } from '../features/problem/problem-exchange/batch-page.tsx';

/** Import and export of problems, for admins. The router asks for this name. */
export function Component() {
  return <BatchPage />;
}
