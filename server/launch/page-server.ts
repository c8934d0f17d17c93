/*
 * Development only: Vite in a process of its own, on the site's port; it passes what is not a page on to the server
 * (client/vite.config.ts). Arguments: port, network address.
 */
import { join } from 'node:path';
import { createServer } from 'vite';

const [port, host] = process.argv.slice(2);
const client = join(import.meta.dirname, '..', '..', 'client');
/** Where the server is; the client's own configuration passes /graphql and /api on to it. */
const target = process.env['VERDICT_SERVER'] ?? '';
const proxy = Object.fromEntries(['/graphiql', '/judge', '/healthz', '/readyz'].map((path) => [path, { target }]));
const server = await createServer({
  root: client,
  configFile: join(client, 'vite.config.ts'),
  server: { port: Number(port), strictPort: true, proxy, ...(host === undefined ? {} : { host }) },
});
const stop = (): void => void server.close().then(() => process.exit(0));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
await server.listen();
process.send?.({ type: 'ready' });
