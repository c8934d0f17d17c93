import { IncludesPage } from '../features/problem/includes/includes-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <IncludesPage />;
}
