import { CeremonyPage } from '../features/contest/scoreboard/ceremony/ceremony-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <CeremonyPage />;
}
