import { HelpPage } from '../features/help/help-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <HelpPage />;
}
