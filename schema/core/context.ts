import type { Readable } from 'node:stream';
import type {
  ApiScope,
  JudgeQueue,
  Prisma,
  PrismaClient,
  Role,
  SiteRight,
  ViewKind,
} from '@verdict/prisma/generated/client/client.ts';
import type { Logger } from 'pino';
import type { AsyncQueue } from './async-queue.ts';
import type { GroupLevels, GroupRights } from './level.ts';
import type { Pace } from './pace.ts';
import type { Backups } from './ports/backups.ts';
import type { Host } from './ports/host.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { LargeValues } from './ports/large-values.ts';
import type { Mailer, SmtpServer } from './ports/mailer.ts';
import type { AvatarMaker, ChallengeArtist, PictureMeter, PosterMaker } from './ports/pictures.ts';
import type { Reads } from './ports/reads.ts';
import type { UploadStore } from './ports/upload-store.ts';
import type { SharedCache } from './shared-cache.ts';
import type { Topic, Topics } from './topics.ts';

/** Who asks. Decided by the server from the token; every rule takes it as its first argument. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly username: string;
      /** Of an API token without the scope ADMIN: that of an ordinary user, whoever its owner is. */
      readonly role: Role;
      /** What was given to the account beside its role. Of an API token without the scope ADMIN: nothing. */
      readonly siteRights: readonly SiteRight[];
      /** Groups the account belongs or applied to. Of an API token without the scope ADMIN: member at most. */
      readonly groupLevels: GroupLevels;
      /**
       * What was given to the account in these groups beyond its level. Of an API token without the scope ADMIN:
       * nothing.
       */
      readonly groupRights: GroupRights;
      /** Those of these groups that are archived: mutations see no level there. */
      readonly archivedGroups: ReadonlySet<number>;
      /** Null when an API token or a view asks. */
      readonly sessionId: string | null;
      /** What an API token or a view may do; null for a session, which may everything. */
      readonly apiScopes: readonly ApiScope[] | null;
      /** Somebody sees the site so, read-only; left out for sessions and API tokens. */
      readonly view?: SiteView;
    }
  /** A judge node, by its token: may claim tasks and fetch their data, nothing else. */
  | { readonly kind: 'judge'; readonly nodeId: number; readonly nodeName: string };

/** The site as another account sees it, or an account without what it manages. */
export interface SiteView {
  readonly kind: ViewKind;
  /** Session of the account that looks. */
  readonly sessionId: string;
  readonly endsAt: Date;
}

/** The two languages of the product. */
export type Locale = 'zh-CN' | 'en-US';

/** Which messages are received, and until when. */
export interface SubscribeOptions<T extends Topic> {
  readonly filter?: (message: Topics[T]) => boolean;
  readonly signal?: AbortSignal;
  /** Messages that may wait; 1,000 by default. */
  readonly maxItems?: number;
}

/** Port: messages between all server processes (adapter: PostgreSQL NOTIFY). */
export interface PubSub {
  /** Sends when the transaction commits if `tx` is given, else at once. */
  publish<T extends Topic>(topic: T, message: Topics[T], tx?: Transaction): Promise<void>;
  /**
   * For a statement to select, as an empty text: sends when that commits. A message only the statement knows is an
   * expression of type json.
   */
  sending<T extends Topic>(topic: T, message: Topics[T] | Prisma.Sql): Prisma.Sql;
  /** Sends many at once, when the transaction commits. */
  publishAll<T extends Topic>(topic: T, messages: readonly Topics[T][], tx: Transaction): Promise<void>;
  /**
   * Messages of one or several topics from now on, until the queue is returned or the signal aborts. A slow reader
   * loses the oldest.
   */
  subscribe<T extends Topic>(topics: T | readonly T[], options?: SubscribeOptions<T>): AsyncQueue<Topics[T]>;
}

/** Port: the content store (adapter: disk). Files are immutable and named by their SHA-256. */
export interface FileStore {
  /** Streams a file in; answers its hash and size. Idempotent. */
  put(content: Readable | Buffer): Promise<{ readonly sha256: string; readonly sizeBytes: number }>;
  /** Streams a file out. @throws StoredFileMissing */
  read(sha256: string): Readable;
  has(sha256: string): Promise<boolean>;
  /** As `put` of the same content, where it is there already: makes it young. Answers whether it is there. */
  renew(sha256: string): Promise<boolean>;
  /** Removes a file, unless it was put or renewed since; one that is not there is no fault. */
  remove(sha256: string, storedBefore: Date): Promise<void>;
}

/** Free space of the disk that holds the site's data, as of the last check. */
export interface DiskState {
  readonly freeBytes: number;
  /** Of the fullest disk, 0 to 1. */
  readonly usedShare: number;
  /** True below the reserve: writes are refused. */
  readonly isNearlyFull: boolean;
}

/** Port: watches the disk (adapter: statfs). */
export interface DiskWatch {
  readonly state: DiskState;
}

/** Port: password hashing (adapter: argon2id). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** For requests that hash many: two at the same moment in a process, so that sign-ins find a free thread. */
  hashInTurn(password: string): Promise<string>;
  /** Was the hash made at a lower cost than today's? */
  isOutdated(hash: string): boolean;
  /**
   * Does the password belong to the hash? Null for the hash takes as long and answers no: time must not tell who
   * exists.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** What a session token says; instants in whole seconds. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Port: session tokens (adapter: signed JWT). */
export interface TokenSigner {
  sign(claims: TokenClaims): Promise<string>;
  /** The claims of a token of ours that has not run out; null for anything else. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
}

/**
 * Port: keeps secrets in the database unreadable to who has only the database (adapter: AES-256-GCM under the site's
 * secret).
 */
export interface SecretBox {
  /** Closes a text for one purpose; URL-safe, different each time. */
  seal(purpose: string, text: string): string;
  /** The text, or null when it was not sealed here for this purpose. */
  open(purpose: string, sealed: string): string | null;
}

/** What is rationed per client address; those of a name, mailbox or user are told apart by it instead. */
export type RationedAct =
  | 'signIn'
  | 'signInName'
  | 'register'
  | 'check'
  | 'challenge'
  | 'mail'
  | 'mailbox'
  | 'resetPassword'
  | 'avatar'
  | 'contestPassword'
  | 'trainingPassword'
  | 'trainingKey'
  | 'trainingList'
  | 'trainingFile'
  | 'groupApplication'
  | 'groupInvite'
  | 'groupShare'
  | 'roster'
  | 'clarification'
  | 'contestPrint'
  | 'comment'
  | 'like'
  | 'mention'
  | 'report'
  | 'search';

/** Port: brake on acts that cost much or invite guessing (adapter: counters in the process). */
export interface RateLimiter {
  /** Counts one act. Answers null, or since when the ration is used up, the moment of the next try. */
  take(act: RationedAct, key: string, now: Date): Date | null;
}

/**
 * Port: how a session reaches the client beside the answer itself (adapter: HTTP headers and a cookie for file calls).
 */
export interface SessionCarrier {
  issued(token: string, expiresAt: Date): void;
  ended(): void;
}

/** A judge task that has ended, as far as it is measured. */
export interface EndedTask {
  readonly queue: JudgeQueue;
  /** Specification status code; null for the compile of a checker. */
  readonly status: number | null;
  /** From its last claim to its end, in milliseconds. */
  readonly durationMs: number;
}

/**
 * Port: counts of what this process sees happen (adapter: Prometheus). What the database can tell is read from there.
 */
export interface JudgeMetrics {
  /** A task was handed to a judge, so long after it was queued, in milliseconds. */
  claimed(queue: JudgeQueue, waitMs: number): void;
  ended(task: EndedTask): void;
  /** An attempt failed for our own reasons, of whichever queue. */
  failed(): void;
}

/** What the process was told of the site by its environment; settings of the site override it. */
export interface SiteDefaults {
  /** Address people reach the site at, without a slash at its end. */
  readonly publicUrl: string;
  readonly smtp: SmtpServer | null;
  readonly identityProviders: readonly IdentityProvider[];
  /** Settings of the process, for admins to read; empty where there is no process of the site. */
  readonly environment?: readonly EnvironmentSetting[];
}

/** A setting of the process's environment. */
export interface EnvironmentSetting {
  readonly name: string;
  readonly isSet: boolean;
  /** Null: unset, or not for the screen. */
  readonly value: string | null;
}

/** The client inside a transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/**
 * Everything a service may reach. No service reads a global clock, environment or connection. Ports that know the
 * context, or types of a wing, are added by `declare module` where they are declared.
 */
export interface Services {
  readonly db: PrismaClient;
  readonly pubsub: PubSub;
  readonly files: FileStore;
  readonly uploads: UploadStore;
  readonly backups: Backups;
  readonly disk: DiskWatch;
  readonly host: Host;
  readonly passwords: PasswordHasher;
  readonly tokens: TokenSigner;
  readonly secrets: SecretBox;
  readonly artist: ChallengeArtist;
  readonly limiter: RateLimiter;
  readonly avatars: AvatarMaker;
  readonly cache: SharedCache;
  readonly largeValues: LargeValues;
  readonly reads: Reads;
  readonly pace: Pace;
  readonly posters: PosterMaker;
  readonly pictures: PictureMeter;
  readonly metrics: JudgeMetrics;
  readonly mailer: Mailer;
  readonly defaults: SiteDefaults;
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
  readonly session: SessionCarrier;
  /** Ends when the client goes away or the server drains. */
  readonly signal: AbortSignal;
  /** A REST call asks: its contract has no personal lists. */
  readonly isRest?: boolean;
}
