import { BackupPage } from '../features/site/backup/backup-page.tsx';

/** Backups of the site, for super admins. The router asks for this name. */
export function Component() {
  return <BackupPage />;
}
