import type { PrismaClient, Role } from '@verdict/prisma/generated/client/client.ts';
import type { Logger } from 'pino';
import type { Readable } from 'node:stream';

/** Who asks. Decided by the server from the token; every rule takes it as its first argument. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly userId: string; readonly username: string; readonly role: Role; readonly sessionId: string }
  /** A judge node, by its token: may claim tasks and fetch their data, nothing else. */
  | { readonly kind: 'judge'; readonly nodeId: number; readonly nodeName: string };

/** The two languages of the product. */
export type Locale = 'zh-CN' | 'en-US';

/** What is published between processes: ids only, each process loads what its own subscribers may see. */
export interface Topics {
  /** A task was queued; wakes waiting claims. */
  judgeTask: Record<string, never>;
  /** Progress or verdict of a submission. */
  submission: { readonly submissionId: number; readonly status: number; readonly casesDone: number; readonly casesTotal: number };
}
export type Topic = keyof Topics;

/** Port: messages between all server processes (adapter: PostgreSQL NOTIFY). */
export interface PubSub {
  /** Sends when the transaction commits if `tx` is given, else at once. */
  publish<T extends Topic>(topic: T, message: Topics[T], tx?: Transaction): Promise<void>;
  /** Messages from now on, until the iterator is returned or the signal aborts. */
  subscribe<T extends Topic>(topic: T, options?: { readonly filter?: (message: Topics[T]) => boolean; readonly signal?: AbortSignal }): AsyncIterableIterator<Topics[T]>;
}

/** Port: the content store (adapter: disk). Files are immutable and named by their SHA-256. */
export interface FileStore {
  /** Streams a file in; answers its hash and size. Idempotent. */
  put(content: Readable | Buffer): Promise<{ readonly sha256: string; readonly sizeBytes: number }>;
  /** Streams a file out. @throws when there is none of that hash. */
  read(sha256: string): Readable;
  has(sha256: string): Promise<boolean>;
}

/** Port: password hashing (adapter: argon2id). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Port: session tokens (adapter: signed JWT). */
export interface TokenSigner {
  sign(claims: { readonly userId: string; readonly sessionId: string; readonly issuedAt: Date; readonly expiresAt: Date }): Promise<string>;
}

/** The client inside a transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Everything a service may reach. No service reads a global clock, environment or connection. */
export interface Services {
  readonly db: PrismaClient;
  readonly pubsub: PubSub;
  readonly files: FileStore;
  readonly passwords: PasswordHasher;
  readonly tokens: TokenSigner;
  readonly log: Logger;
}

/** The context of one request. */
export interface Context extends Services {
  readonly viewer: Viewer;
  /** The moment of the request. */
  readonly now: Date;
  readonly locale: Locale;
  readonly requestId: string;
  /** Client address, for sessions and lock-out. */
  readonly address: string;
  readonly userAgent: string | null;
  /** Ends when the client goes away or the server drains. */
  readonly signal: AbortSignal;
}
