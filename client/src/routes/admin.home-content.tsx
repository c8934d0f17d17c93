import { HomeContentPage } from '../features/site/home-content/home-content-page.tsx';

/** Carousel, outside contests and footer pictures, for super admins. The router asks for this name. */
export function Component() {
  return <HomeContentPage />;
}
