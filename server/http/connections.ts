import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@verdict/schema/core/client-address.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { TransportLimits } from './transport-limits.ts';
import type { ProxyTrust } from './trusted-proxies.ts';

/** An address that a judge came from keeps the places of judges for this long, in milliseconds. */
const judgeAddressMs = 60 * 60_000;
/** Refusals are logged once in this time, in milliseconds. */
const logEveryMs = 60_000;

/** A connection that sent so many bytes is at work on an upload. */
const uploadBytes = 65_536;

/** What connections are judged by. */
export interface ConnectionOptions {
  readonly limits: TransportLimits;
  readonly isTrusted: ProxyTrust;
  readonly log: Logger;
}

/** What is known of an open connection. */
interface Connection {
  readonly key: string;
  /** Requests without a complete answer. */
  active: number;
  isJudge: boolean;
}

interface Address {
  open: number;
  readonly evictable: Evictable;
}

/** Connections that make room for others, the oldest first. */
class Evictable {
  /** Kept alive without a request. */
  readonly idle = new Set<Socket>();
  /** Without a complete request. */
  readonly incomplete = new Set<Socket>();

  delete(socket: Socket): void {
    this.idle.delete(socket);
    this.incomplete.delete(socket);
  }

  oldest(): Socket | null {
    const [idle] = this.idle;
    if (idle !== undefined) return idle;
    for (const socket of this.incomplete) {
      if (socket.bytesRead < uploadBytes) return socket;
      this.incomplete.delete(socket);
    }
    return null;
  }
}

/**
 * Caps connections, per client address and in all. At a cap the connection that has been idle longest makes room, then
 * the one whose request has been incomplete longest; without either the new connection is refused. The last places are
 * for judges: for their addresses, and for this machine. All connections through a trusted proxy have its address, so
 * they count in all only.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #addresses = new Map<string, Address>();
  readonly #evictable = new Evictable();
  readonly #judgeAddresses = new LRUCache<string, true>({ max: 1_000, ttl: judgeAddressMs });
  readonly #limits: TransportLimits;
  readonly #isTrusted: ProxyTrust;
  readonly #log: Logger;
  #refused = { busy: 0, address: 0, loggedAt: Number.NEGATIVE_INFINITY };

  constructor(server: Server, { limits, isTrusted, log }: ConnectionOptions) {
    this.#limits = limits;
    this.#isTrusted = isTrusted;
    this.#log = log;
    server.on('connection', (socket) => this.#admit(socket));
    server.on('request', (request, response) => {
      this.#begin(request);
      response.once('close', () => this.#end(request.socket));
    });
    // A WebSocket is never idle in the sense of HTTP.
    server.on('upgrade', (request) => this.#begin(request));
    server.on('timeout', (socket) => this.#timeOut(socket));
  }

  /** A judge's token came by this connection: it stays open, and its address gets the places of judges. */
  welcomeJudge(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.isJudge = true;
    if (!this.#isTrusted(socket.remoteAddress ?? '', 0)) this.#judgeAddresses.set(connection.key, true);
  }

  #admit(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    const key = addressKey(remoteAddress);
    const address = this.#addresses.get(key) ?? { open: 0, evictable: new Evictable() };
    const { maxConnections, judgeConnections } = this.#limits;
    if (address.open >= this.#maxOf(remoteAddress, key) && !this.#evict(address.evictable)) {
      this.#refuse(socket, 'address');
      return;
    }
    const places = this.#isForJudges(remoteAddress, key) ? maxConnections : maxConnections - judgeConnections;
    if (this.#open.size >= places && !this.#evict(this.#evictable)) {
      this.#refuse(socket, 'busy');
      return;
    }
    address.open += 1;
    this.#addresses.set(key, address);
    this.#open.set(socket, { key, active: 0, isJudge: false });
    this.#noteIncomplete(socket, address);
    socket.once('close', () => this.#forget(socket));
  }

  #maxOf(remoteAddress: string, key: string): number {
    if (isLocal(remoteAddress) || this.#isTrusted(remoteAddress, 0)) return Number.POSITIVE_INFINITY;
    return this.#limits.maxConnectionsPerAddress + (this.#judgeAddresses.has(key) ? this.#limits.judgeConnections : 0);
  }

  #isForJudges(remoteAddress: string, key: string): boolean {
    return this.#judgeAddresses.has(key) || (isLocal(remoteAddress) && !this.#isTrusted(remoteAddress, 0));
  }

  /** @returns false when every connection is at work. */
  #evict(evictable: Evictable): boolean {
    const oldest = evictable.oldest();
    if (oldest === null) return false;
    this.#forget(oldest);
    oldest.destroy();
    return true;
  }

  #refuse(socket: Socket, reason: 'busy' | 'address'): void {
    const status = reason === 'busy' ? '503 Service Unavailable' : '429 Too Many Requests';
    socket.on('error', () => socket.destroy());
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n`);
    socket.destroySoon();
    this.#refused[reason] += 1;
    const now = performance.now();
    if (now - this.#refused.loggedAt < logEveryMs) return;
    const { busy, address } = this.#refused;
    const from = addressKey(socket.remoteAddress ?? '');
    this.#log.warn({ open: this.#open.size, busy, overAddressLimit: address, from }, 'connections refused');
    this.#refused = { busy: 0, address: 0, loggedAt: now };
  }

  #begin(request: IncomingMessage): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.active += 1;
    this.#keep(socket, connection);
    if (!hasBody(request) || connection.isJudge) return;
    const address = this.#addresses.get(connection.key);
    this.#noteIncomplete(socket, address);
    request.once('close', () => {
      this.#evictable.incomplete.delete(socket);
      address?.evictable.incomplete.delete(socket);
    });
  }

  #noteIncomplete(socket: Socket, address: Address | undefined): void {
    this.#evictable.incomplete.add(socket);
    address?.evictable.incomplete.add(socket);
  }

  #keep(socket: Socket, { key }: Connection): void {
    this.#evictable.delete(socket);
    this.#addresses.get(key)?.evictable.delete(socket);
  }

  #end(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.active -= 1;
    if (connection.active > 0 || connection.isJudge) return;
    this.#evictable.idle.add(socket);
    this.#addresses.get(connection.key)?.evictable.idle.add(socket);
  }

  /** Nothing moved for a while: right while an answer is made, but not while its client does not read it. */
  #timeOut(socket: Socket): void {
    const active = this.#open.get(socket)?.active ?? 0;
    if (active === 0 || socket.writableLength > 0) socket.destroy();
  }

  #forget(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    this.#open.delete(socket);
    this.#keep(socket, connection);
    const address = this.#addresses.get(connection.key);
    if (address === undefined) return;
    address.open -= 1;
    if (address.open === 0) this.#addresses.delete(connection.key);
  }
}

/** Does a body follow the headers of this request? */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The judge and the tools of this machine. */
function isLocal(address: string): boolean {
  return ['127.0.0.1', '::ffff:127.0.0.1', '::1'].includes(address);
}
