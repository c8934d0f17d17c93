import { JudgePage } from '../features/judging/judge-admin/judge-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <JudgePage />;
}
