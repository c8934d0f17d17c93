import { readMailSite } from '@verdict/schema/account/mail/mail-server.service.ts';
import type { Services, SiteDefaults } from '@verdict/schema/core/context.ts';
import { schema } from '@verdict/schema/index.ts';
import { tidyScratchFolders } from '@verdict/schema/problem/import-export/tidy-scratch.service.ts';
import type { Logger } from 'pino';
import type { BackupSettings } from './adapters/backups.ts';
import { createApp } from './app.ts';
import type { PageFolders } from './http/pages.ts';
import type { TransportLimits } from './http/transport-limits.ts';
import type { ProxySetting } from './http/trusted-proxies.ts';
import { openServices } from './services.ts';

/** How a server process runs. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Folder of all data. */
  readonly dataFolder: string;
  /** Signs session tokens; at least 32 characters. */
  readonly secret: string;
  readonly trustedProxies: ProxySetting;
  /** Limits of connections, where they are not derived from the process's descriptors. */
  readonly transport?: Partial<TransportLimits>;
  /** Multiplies the limits on queries and sockets of each account and address; 0: none. */
  readonly limits?: number;
  /** Token `/metrics` is open to; null: to this machine. */
  readonly metricsToken: string | null;
  readonly pages: PageFolders;
  readonly defaults: SiteDefaults;
  readonly backups?: BackupSettings;
  readonly log: Logger;
}

/** A server that listens. */
export interface RunningServer {
  /** Such as http://127.0.0.1:4000. */
  readonly address: string;
  readonly services: Services;
  /** Finishes what is under way, then lets go of everything. Asked twice, it stops once. */
  stop(): Promise<void>;
}

/**
 * Opens the ports of the product, begins its work and listens.
 *
 * @throws when the database cannot be reached or the port is taken; no port and no database connection is left open
 *   then.
 */
export async function runServer(settings: ServerSettings): Promise<RunningServer> {
  const { pages, trustedProxies, transport = {}, metricsToken, limits, port, host } = settings;
  const open = openServices(settings);
  try {
    await open.listen();
    const app = await createApp({
      schema,
      services: open.services,
      readiness: open.readiness,
      metrics: open.metrics,
      metricsToken,
      pages,
      trustedProxies,
      transport,
      ...(limits === undefined ? {} : { limits }),
    });
    await tidyScratchFolders(open.services, new Date());
    await open.startJobs();
    await sayWhereMailsGo(open.services);
    // Last: a server that listens and then loses its start would answer every request with an error, for ever.
    const address = await app.listen({ port, host });
    let stopping: Promise<void> | null = null;
    return {
      address,
      services: open.services,
      stop: () => {
        stopping ??= Promise.all([app.drain(), open.stopJobs()]).then(open.close);
        return stopping;
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function sayWhereMailsGo(services: Services): Promise<void> {
  const { log } = services;
  const { smtp } = await readMailSite(services);
  if (smtp === null)
    log.warn(
      'no SMTP server is set (SMTP_URL, or the mail settings of the site): mails stay in the outbox, /admin/outbox',
    );
  else log.info({ host: smtp.host, port: smtp.port }, 'mails leave by SMTP');
}
