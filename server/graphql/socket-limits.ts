import { addressKey } from '@verdict/schema/core/client-address.ts';
import type { Locale, Viewer } from '@verdict/schema/core/context.ts';
import type { Sentence } from '@verdict/schema/core/errors.ts';
import { GraphQLError } from 'graphql';
import { TokenBucket } from '../adapters/token-bucket.ts';

/*
 * Limits of WebSockets. A page of ours opens one socket, at most a dozen subscriptions on it, and all of them at once
 * when it reconnects. An operation above a limit is answered by an error, which ends it without a reconnect. A socket
 * that floods the server with messages is closed for good (1008). An address with too many sockets is refused the next
 * one; clients of graphql-ws retry at growing intervals.
 */
export const socketLimits = {
  /** Sockets of one address: a contest of 2,000 behind one address, with some to spare. */
  perAddress: 3_000,
  /** Sockets of one account: a page each, on all of its devices. */
  perAccount: 30,
  /** Subscriptions of one socket, those that are being started included. */
  subscriptions: 64,
  /** Subscriptions of all signed-out sockets of one address together: 300 visitors with ten each. */
  perAddressSubscriptions: 3_000,
  /** Operations that one socket begins. */
  operations: { capacity: 100, perSecond: 10 },
  /** Messages of one socket, pings included. */
  messages: { capacity: 400, perSecond: 40 },
  /** Bytes of these messages. */
  bytes: { capacity: 1_024 * 1_024, perSecond: 64 * 1_024 },
} as const;

const sentences = {
  TOO_MANY_SUBSCRIPTIONS: {
    'zh-CN': '此连接的订阅过多，请关闭一些页面后重试。',
    'en-US': 'There are too many subscriptions. Close some pages and try again.',
  },
  TOO_MANY_OPERATIONS: {
    'zh-CN': '此连接的操作过于频繁，请稍后重试。',
    'en-US': 'This connection sends too many operations. Try again in a moment.',
  },
  TOO_MANY_CONNECTIONS: {
    'zh-CN': '此账号打开的连接过多，请关闭一些页面后重试。',
    'en-US': 'This account has too many open connections. Close some pages and try again.',
  },
} as const satisfies Record<string, Sentence>;

export type SocketLimitCode = keyof typeof sentences;

/** Why an operation of a socket is refused. */
export function socketLimitError(code: SocketLimitCode, locale: Locale): GraphQLError {
  return new GraphQLError(sentences[code][locale], { extensions: { code } });
}

/** Counts what callers hold at the same time. */
class Holders {
  readonly #held = new Map<string, number>();

  /** @returns how to let go of it, once; null: the caller holds as much as it may. */
  take(key: string, max: number): (() => void) | null {
    const held = this.#held.get(key) ?? 0;
    if (held >= max) return null;
    this.#held.set(key, held + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#held.get(key) ?? 1) - 1;
      if (left === 0) this.#held.delete(key);
      else this.#held.set(key, left);
    };
  }
}

/** Limits of all sockets of a process. */
export class SocketLimits {
  readonly #factor: number;
  readonly #addresses = new Holders();
  readonly #accounts = new Holders();
  readonly #subscriptions = new Holders();

  /** @param factor multiplies what an address or account may hold; 0: no limits at all. */
  constructor(factor: number) {
    this.#factor = factor;
  }

  /** Takes in a socket. @returns null when its address has too many. */
  open(address: string): SocketMeter | null {
    const key = addressKey(address);
    const leave = this.#addresses.take(key, this.#max(socketLimits.perAddress));
    return leave && new SocketMeter({ isLimited: this.#factor > 0, leave, ...this.#holdings(key) });
  }

  #holdings(key: string): Pick<MeterOptions, 'takeAccount' | 'takeSubscription'> {
    return {
      takeAccount: (userId) => this.#accounts.take(userId, this.#max(socketLimits.perAccount)),
      takeSubscription: () => this.#subscriptions.take(key, this.#max(socketLimits.perAddressSubscriptions)),
    };
  }

  #max(limit: number): number {
    return this.#factor === 0 ? Number.POSITIVE_INFINITY : Math.ceil(limit * this.#factor);
  }
}

interface MeterOptions {
  readonly isLimited: boolean;
  readonly leave: () => void;
  readonly takeAccount: (userId: string) => (() => void) | null;
  readonly takeSubscription: () => (() => void) | null;
}

/** What one socket does. */
export class SocketMeter {
  readonly #options: MeterOptions;
  readonly #operations = new TokenBucket(socketLimits.operations, performance.now());
  readonly #messages = new TokenBucket(socketLimits.messages, performance.now());
  readonly #bytes = new TokenBucket(socketLimits.bytes, performance.now());
  /** Subscriptions that run or begin, and how to let go of what each holds. */
  readonly #running = new Map<string, (() => void) | null>();
  #account: { readonly userId: string; readonly leave: () => void } | null = null;

  constructor(options: MeterOptions) {
    this.#options = options;
  }

  /** Counts a message. False: the socket floods the server and is to be closed. */
  takeMessage(bytes: number): boolean {
    if (!this.#options.isLimited) return true;
    const now = performance.now();
    return this.#messages.take(1, now) === 0 && this.#bytes.take(bytes, now) === 0;
  }

  /** Counts an operation that is asked for, before anything is read for it. Answers why it is refused, or null. */
  begin(id: string): SocketLimitCode | null {
    if (!this.#options.isLimited) return null;
    if (this.#operations.take(1, performance.now()) > 0) return 'TOO_MANY_OPERATIONS';
    if (this.#running.size >= socketLimits.subscriptions) return 'TOO_MANY_SUBSCRIPTIONS';
    this.#running.set(id, null);
    return null;
  }

  /** Counts for whom an operation runs, once that is known. Answers why it is refused, or null. */
  admit(id: string, viewer: Viewer): SocketLimitCode | null {
    if (!this.#options.isLimited || !this.#running.has(id)) return null;
    if (viewer.kind === 'user') return this.#admitAccount(viewer.userId);
    const leave = this.#options.takeSubscription();
    if (leave === null) return 'TOO_MANY_SUBSCRIPTIONS';
    this.#running.set(id, leave);
    return null;
  }

  #admitAccount(userId: string): SocketLimitCode | null {
    if (this.#account?.userId === userId) return null;
    const leave = this.#options.takeAccount(userId);
    if (leave === null) return 'TOO_MANY_CONNECTIONS';
    this.#account?.leave();
    this.#account = { userId, leave };
    return null;
  }

  /** An operation has ended, however it did. */
  end(id: string): void {
    this.#running.get(id)?.();
    this.#running.delete(id);
  }

  /** The socket has closed. */
  close(): void {
    for (const leave of this.#running.values()) leave?.();
    this.#running.clear();
    this.#account?.leave();
    this.#account = null;
    this.#options.leave();
  }
}
