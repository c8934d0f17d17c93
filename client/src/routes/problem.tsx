import { ProblemListPage } from '../features/problem-list/problem-list-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <ProblemListPage />;
}
