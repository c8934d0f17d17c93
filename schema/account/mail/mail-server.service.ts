import type { Services } from '../../core/context.ts';
import type { SmtpServer } from '../../core/ports/mailer.ts';
import { siteAddress } from '../../core/settings/site-address.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { readStoredServer } from './stored-server.service.ts';

/** What a mail needs to know of the site. */
export interface MailSite {
  readonly name: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null: mails stay in the outbox. */
  readonly smtp: SmtpServer | null;
  readonly from: { readonly name: string; readonly address: string };
}

/**
 * The site as mails leave it now: its settings, where they say nothing its environment. Never what a request claims.
 */
export async function readMailSite({
  db,
  secrets,
  defaults,
}: Pick<Services, 'db' | 'secrets' | 'defaults'>): Promise<MailSite> {
  const [settings, stored] = await Promise.all([
    readSettings(db, ['name', 'baseUrl']),
    readStoredServer({ db, secrets }),
  ]);
  const baseUrl = siteAddress(settings, defaults);
  const smtp = stored ?? defaults.smtp;
  return { name: settings.name, baseUrl, smtp, from: { name: settings.name, address: senderOf(smtp, baseUrl) } };
}

/** Do mails leave the site? Else they wait in the outbox, where a super admin reads them. */
export async function sendsMail(services: Pick<Services, 'db' | 'defaults'>): Promise<boolean> {
  const { smtp } = await readSettings(services.db, ['smtp']);
  return (smtp ?? services.defaults.smtp) !== null;
}

function senderOf(smtp: SmtpServer | null, baseUrl: string): string {
  if (smtp?.from) return smtp.from;
  if (smtp?.username?.includes('@')) return smtp.username;
  return `no-reply@${new URL(baseUrl).hostname}`;
}
