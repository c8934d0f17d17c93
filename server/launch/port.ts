import { createServer } from 'node:net';

/**
 * Checks early that the port can be had.
 *
 * @throws Error saying what to do when it cannot.
 */
export async function ensurePortIsFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw new Error(explain(error, port, host), { cause: error });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A port that nobody has now, on this machine only. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port could be had.');
  return address.port;
}

function explain(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return (
      `Port ${port} is in use by another program ("ss -ltnp 'sport = :${port}'" shows which). ` +
      `Stop it, or choose another port: PORT=${port + 1} npm run up`
    );
  }
  if (code === 'EACCES') return `Port ${port} may only be used by root. Choose one above 1023: PORT=4000 npm run up`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${host} is no address of this machine. Leave HOST unset to listen on all of them.`;
  return `Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}
