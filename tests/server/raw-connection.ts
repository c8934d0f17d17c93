import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection to a server that sends what a test wants, complete requests or not. */
export class RawConnection {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  #received = '';

  /** @param localAddress of this machine, such as 127.0.0.2: who the server sees. */
  constructor(url: string, localAddress = '127.0.0.1') {
    this.socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('data', (chunk) => (this.#received += chunk.toString('latin1')));
  }

  get isClosed(): boolean {
    return this.socket.closed;
  }

  send(text: string): this {
    this.socket.write(text);
    return this;
  }

  /** The status of the answer, once its first line is there; null: the connection ended without one. */
  async status(): Promise<number | null> {
    while (!this.#received.includes('\r\n') && !this.isClosed) {
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(this.#received) ?? [];
    return status === undefined ? null : Number(status);
  }

  end(): Promise<void> {
    this.socket.destroy();
    return this.closed;
  }
}

/** Where a POST goes, and its further headers. */
export interface PostOptions {
  readonly path?: string;
  readonly headers?: readonly string[];
}

/** Headers of a POST of JSON whose body may be sent later. */
export function postHead(contentLength: number, { path = '/graphql', headers = [] }: PostOptions = {}): string {
  const own = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${contentLength}`];
  const lines = [`POST ${path} HTTP/1.1`, ...own, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A complete request that any server answers, on a connection that is kept open. */
export const healthRequest = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** The handshake of a WebSocket. */
export const upgradeRequest = [
  'GET /graphql HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
  '',
  '',
].join('\r\n');
