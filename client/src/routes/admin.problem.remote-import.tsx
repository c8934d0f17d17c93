import { RemoteImportPage } from '../features/problem/problem-exchange/remote/remote-import-page.tsx';

/** Import of problems of other judges, for admins. The router asks for this name. */
export function Component() {
  return <RemoteImportPage />;
}
