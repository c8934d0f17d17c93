import type { Context } from '../../core/context.ts';
import { lockSettings, recordChange } from '../../core/settings/change-settings.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { MailFailure } from './mail-failure.ts';
import { readMailSite } from './mail-server.service.ts';
import { MailNotAccepted, NoMailServer } from './mail.error.ts';
import { renderLetter } from './render-letter.ts';
import { readStoredServer, storeServer } from './stored-server.service.ts';

/** How mails leave, as super admins see it: without the password. */
export interface MailSettings {
  /** Empty: there is no server, mails stay in the outbox. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly username: string;
  readonly hasPassword: boolean;
  /** Sender's address. */
  readonly from: string;
  /** Sender's address that was set on the site; empty: none was. */
  readonly chosenFrom: string;
  /** Does it come from the environment, and not from the site's settings? */
  readonly isFromEnvironment: boolean;
}

/** How mails leave now. */
export async function readMailSettings(context: Pick<Context, 'db' | 'secrets' | 'defaults'>): Promise<MailSettings> {
  const [stored, site] = await Promise.all([readStoredServer(context), readMailSite(context)]);
  const { host = '', port = 587, isSecure = false, username, password } = site.smtp ?? {};
  return {
    host,
    port,
    isSecure,
    username: username ?? '',
    hasPassword: Boolean(password),
    from: site.from.address,
    chosenFrom: stored?.from ?? '',
    isFromEnvironment: stored === null,
  };
}

/** New settings; their shape has been checked. */
export interface MailSettingsChange {
  /** Empty: back to the server of the environment, or to none. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly username: string;
  /** Empty: the stored one is kept, as long as host and username are. */
  readonly password: string;
  /** Empty: made from the username or the site's address. */
  readonly from: string;
}

/** Sets how mails leave. A stored password is never sent to another server, nor for another name. */
export async function changeMailSettings(
  context: Pick<Context, 'db' | 'secrets' | 'viewer' | 'now'>,
  change: MailSettingsChange,
): Promise<void> {
  const { db, secrets } = context;
  const changer = { actorId: userIdOf(context.viewer), now: context.now };
  await db.$transaction(async (tx) => {
    await lockSettings(tx);
    if (change.host === '') {
      const { count } = await tx.siteSetting.deleteMany({ where: { key: 'smtp' } });
      if (count > 0) await recordChange(tx, changer, { key: 'smtp' });
      return;
    }
    const stored = await readStoredServer({ db: tx, secrets });
    const isSame = stored !== null && stored.host === change.host && (stored.username ?? '') === change.username;
    const password = change.password || (isSame ? stored.password : null) || null;
    await storeServer(tx, secrets, {
      ...change,
      username: change.username || null,
      from: change.from || null,
      password,
    });
    await recordChange(tx, changer, { key: 'smtp' });
  });
}

/** Sends a test mail at once, past the queue, so that a fault can be told. @throws NoMailServer, MailNotAccepted */
export async function sendTestMail(context: Context, to: string): Promise<void> {
  const site = await readMailSite(context);
  if (site.smtp === null) throw new NoMailServer();
  const messageId = `<test-${context.requestId}@${new URL(site.baseUrl).hostname}>`;
  try {
    await context.mailer.send(site.smtp, {
      from: site.from,
      to,
      messageId,
      ...renderLetter({ kind: 'test' }, context.locale, site),
    });
  } catch (error) {
    throw error instanceof MailFailure ? new MailNotAccepted(error.message) : error;
  }
}
