import { AnnouncementsPage } from '../features/site/announcement/announcements-page.tsx';

/** Announcements of the site, for super admins. The router asks for this name. */
export function Component() {
  return <AnnouncementsPage />;
}
