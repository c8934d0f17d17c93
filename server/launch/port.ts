import { createServer } from 'node:net';

/** A port that nobody else can take before it is released. */
export interface HeldPort {
  readonly port: number;
  /** May be called again. */
  readonly release: () => Promise<void>;
}

/**
 * Takes a port early, so that no other program has it by the time the site listens. Who connects meanwhile is refused.
 *
 * @param port 0: any that nobody has.
 * @throws Error saying what to do when it cannot be had.
 */
export async function holdPort(port: number, host: string): Promise<HeldPort> {
  const server = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw new Error(explain(error, port, host), { cause: error });
  }
  const address = server.address();
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: typeof address === 'object' && address !== null ? address.port : port, release };
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
