import type { Services } from '@verdict/schema/context.ts';
import { schema } from '@verdict/schema/index.ts';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { PageFolders } from './http/pages.ts';
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
  readonly isBehindProxy: boolean;
  /** Token `/metrics` is open to; null: to this machine. */
  readonly metricsToken: string | null;
  readonly pages: PageFolders;
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

/** Opens the ports of the product and listens. @throws when the database cannot be reached or the port is taken. */
export async function runServer(settings: ServerSettings): Promise<RunningServer> {
  const { pages, isBehindProxy, metricsToken, port, host } = settings;
  const open = openServices(settings);
  try {
    await open.listen();
    const app = await createApp({ schema, services: open.services, readiness: open.readiness, metrics: open.metrics, metricsToken, pages, isBehindProxy });
    const address = await app.listen({ port, host });
    let stopping: Promise<void> | null = null;
    return {
      address,
      services: open.services,
      stop: () => {
        stopping ??= app.drain().then(open.close);
        return stopping;
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}
