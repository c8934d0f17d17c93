import { ContestOverview } from '../features/contest/pages/overview/contest-overview.tsx';

/** The router asks for this name. */
export function Component() {
  return <ContestOverview />;
}
