import { join } from 'node:path';
import { createDb } from '@verdict/prisma/db.ts';
import { createSubmissionLogs } from '@verdict/schema/contest/clics/submission-log.ts';
import { createBoards } from '@verdict/schema/contest/scoreboard/boards.ts';
import type { Services, SiteDefaults } from '@verdict/schema/core/context.ts';
import { defaultPace, type Pace } from '@verdict/schema/core/pace.ts';
import { createReads } from '@verdict/schema/core/read-together.ts';
import { createLargeValues } from '@verdict/schema/core/remembered.ts';
import { createSharedStreams } from '@verdict/schema/core/shared-streams.ts';
import { createTestTrees } from '@verdict/schema/problem/test-data/test-tree.service.ts';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { createAvatarMaker } from './adapters/avatar-maker.ts';
import { type BackupSettings, createBackups, defaultBackups } from './adapters/backups.ts';
import { createChallengeArtist } from './adapters/challenge-artist.ts';
import { createDiskWatch } from './adapters/disk-watch.ts';
import { createFileStore } from './adapters/file-store.ts';
import { createHost } from './adapters/host.ts';
import { createJobs, type Jobs, type JobsOptions } from './adapters/jobs.ts';
import { createJudgeMetrics } from './adapters/judge-metrics.ts';
import { createMailer } from './adapters/mailer.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { createPictureMeter } from './adapters/picture-meter.ts';
import { createPosterMaker } from './adapters/poster-maker.ts';
import { createPubSub } from './adapters/pubsub.ts';
import { createRateLimiter } from './adapters/rate-limiter.ts';
import { createSecretBox } from './adapters/secret-box.ts';
import { createSharedCache } from './adapters/shared-cache.ts';
import { createTokenSigner } from './adapters/token-signer.ts';
import { createUploadStore } from './adapters/upload-store.ts';
import { createWeb } from './adapters/web.ts';
import type { Readiness } from './http/health.ts';

/** What the ports of the product need to know of where they run. */
export interface ServicesOptions {
  /** `postgresql://` address. */
  readonly databaseUrl: string;
  /** Folder of all data; files lie in its sub-folder `files`. */
  readonly dataFolder: string;
  /** Signs session tokens and seals secrets; at least 32 characters, the same for all processes of a site. */
  readonly secret: string;
  readonly log: Logger;
  /** Commands that send no mail leave it out. */
  readonly defaults?: SiteDefaults;
  /** Most database connections of this process. */
  readonly poolSize?: number;
  /** Free bytes of the disk below which writes are refused; 0 by default: never. */
  readonly diskReserveBytes?: number;
  /** In the data folder, and none by itself, unless said otherwise. */
  readonly backups?: BackupSettings;
  /** Of live views, where it is not that of the product. */
  readonly pace?: Partial<Pace>;
}

/** The ports of the product with their adapters behind them. */
export interface OpenServices {
  readonly services: Services;
  readonly readiness: Readiness;
  /** What this process counts. */
  readonly metrics: Registry;
  /** Starts to hear messages of other processes; not needed by commands that only write. */
  listen(): Promise<void>;
  /** Ends the background work; `close` does too. */
  stopJobs(): Promise<void>;
  /** Begins to do background work, after `listen`. */
  startJobs(options?: Pick<JobsOptions, 'heartbeatSeconds' | 'pollSeconds'>): Promise<void>;
  /** Lets go of every connection. */
  close(): Promise<void>;
}

/** Opens everything a service may reach. Nothing is connected before it is used or `listen` is called. */
export function openServices({
  databaseUrl,
  dataFolder,
  secret,
  log,
  defaults = { publicUrl: 'http://localhost', smtp: null, identityProviders: [] },
  poolSize,
  diskReserveBytes = 0,
  backups = defaultBackups(dataFolder),
  pace = {},
}: ServicesOptions): OpenServices {
  const { db, close } = createDb(databaseUrl, {
    ...(poolSize === undefined ? {} : { poolSize }),
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const pubsub = createPubSub({ db, databaseUrl, log });
  const metrics = new Registry();
  const disk = createDiskWatch({
    folders: [dataFolder, join(dataFolder, 'postgres')],
    reserveBytes: diskReserveBytes,
    log,
  });
  const host = createHost(db);
  const web = createWeb();
  const ownBackups = createBackups({ databaseUrl, dataFolder, secret, reserveBytes: diskReserveBytes }, backups, log);
  const services: Services = {
    db,
    pubsub,
    files: createFileStore(join(dataFolder, 'files')),
    uploads: createUploadStore(join(dataFolder, 'uploads')),
    backups: ownBackups,
    disk,
    host,
    passwords: createPasswordHasher(),
    tokens: createTokenSigner(secret),
    secrets: createSecretBox(secret),
    artist: createChallengeArtist(),
    limiter: createRateLimiter(),
    avatars: createAvatarMaker(),
    cache: createSharedCache(pubsub),
    largeValues: createLargeValues(),
    reads: createReads(db),
    testTrees: createTestTrees(db),
    boards: createBoards({ db, pubsub, log }),
    streams: createSharedStreams(),
    pace: { ...defaultPace, ...pace },
    submissionLogs: createSubmissionLogs(db),
    posters: createPosterMaker(),
    pictures: createPictureMeter(),
    metrics: createJudgeMetrics(metrics),
    mailer: createMailer(),
    web,
    defaults,
    log,
  };
  let jobs: Jobs | null = null;
  return {
    services,
    metrics,
    async readiness() {
      const pending = await host.pendingMigrations();
      if (pending.length > 0) return `migrations are missing: ${pending.join(', ')}`;
      return pubsub.isListening() ? null : 'messages of other processes are not heard';
    },
    listen: () => pubsub.start(),
    async startJobs(options) {
      jobs = createJobs({ databaseUrl, services, ...options });
      await jobs.start();
    },
    async stopJobs() {
      ownBackups.stop();
      await jobs?.stop();
    },
    async close() {
      ownBackups.stop();
      await jobs?.stop();
      disk.stop();
      await web.close();
      await pubsub.close();
      await close();
    },
  };
}
