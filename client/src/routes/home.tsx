import { HomePage } from '../features/home/home-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <HomePage />;
}
