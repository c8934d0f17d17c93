import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { EnvironmentSetting } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import { parseProxyList, type ProxySetting } from './http/trusted-proxies.ts';
import { identityProviders, remoteClients } from './identity-providers.ts';
import { jsonSetting } from './json-setting.ts';

/** The folder of the repository; relative paths in settings start here, wherever the command was given. */
const repository = join(import.meta.dirname, '..');

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const trustedProxies = z.string().transform((value, context): ProxySetting => {
  const list = value === '0' || value === '1' ? value === '1' : parseProxyList(value);
  if (list !== null) return list;
  context.addIssue('must be 0, 1, or a list of addresses and networks such as 10.0.0.0/8');
  return z.NEVER;
});
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');
const backupHour = z
  .string()
  .regex(/^(?:off|1?\d|2[0-3])$/, 'must be 0 to 23, or off')
  .transform((value) => (value === 'off' ? null : Number(value)));
const path = z.string().transform((value) => resolve(repository, value));
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((value) => value.replace(/\/$/, ''));
/** Addresses by names, as a JSON object. */
const addresses = jsonSetting('must be a JSON object').pipe(z.record(z.string(), webAddress, 'must be a JSON object'));
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' });

/** Every setting of the product. `.env.example` and docs/operations.md list exactly these. */
const settings = z.object({
  /** Port of the site; 0 takes any free one. */
  PORT: port.default(4000),
  /** Network address the site listens on; 127.0.0.1 keeps it to this machine. */
  HOST: z.string().default('0.0.0.0'),
  /** Address people reach the site at, where a proxy in front changes it; used in links that leave the site. */
  PUBLIC_URL: webAddress.optional(),
  /**
   * The server mails leave by: smtp://name:password@host:587, or smtps:// for TLS from the start; unset: mails stay in
   * the outbox.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  /**
   * Sender's address of the site's mails; unset: the name in SMTP_URL if that is an address, else no-reply at the
   * site's host.
   */
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  /** Other providers people may sign in by (OpenID Connect): a JSON list, see identity-providers.ts. */
  OIDC_PROVIDERS: identityProviders.default([]),
  /** Addresses of remote judges that are not those of the product, such as a mirror's: a JSON object by their keys. */
  REMOTE_ORIGINS: addresses.optional(),
  /** Clients of the site at remote judges by whose sign-in users prove handles: a JSON object by their keys. */
  REMOTE_OIDC_CLIENTS: remoteClients.optional(),
  /**
   * Reverse proxies whose X-Forwarded-For is believed: 0: none, 1: the one that connects, or a list of addresses and
   * networks.
   */
  TRUST_PROXY: trustedProxies.default(false),
  /** Connections the site keeps open at the same time; unset: half of the descriptors it may open, at most 20,000. */
  MAX_CONNECTIONS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(64, 'must be at least 64')
    .optional(),
  /** Of them, those of one client address; unset: a quarter. Trusted proxies have no such limit. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(16, 'must be at least 16')
    .optional(),
  /** Multiplies the limits on queries and sockets of each account and address; 0: none. */
  VERDICT_LIMITS: z.coerce.number('must be a number').min(0, 'must be 0 or more').default(1),
  /** Folder of the embedded database, the files, the logs and the generated secrets. */
  VERDICT_DATA: path.default(join(repository, 'data')),
  /**
   * Writes are refused when less than this is free on the disk of VERDICT_DATA, in bytes; at most a tenth of the disk.
   */
  VERDICT_DISK_RESERVE: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .default(512 * 1024 ** 2),
  /** Folder of the backups; unset: `backups` in VERDICT_DATA. */
  VERDICT_BACKUPS: path.optional(),
  /** Hour (UTC) at which the site is backed up each night, or `off`. */
  VERDICT_BACKUP_HOUR: backupHour.default(2),
  /**
   * A PostgreSQL 15 or newer of your own, instead of the embedded one; with `?pgbouncer=true` no statement is prepared.
   */
  DATABASE_URL: postgresAddress.optional(),
  /** Password of the super admin `root`, read when the account is made; generated and printed once when unset. */
  VERDICT_ROOT_PASSWORD: z
    .string()
    .min(6, 'must have 6 to 20 characters')
    .max(20, 'must have 6 to 20 characters')
    .optional(),
  /** 0: an empty embedded database stays empty; 1: it gets the demo problems, a student and some submissions. */
  VERDICT_DEMO: flag.default(true),
  /**
   * Signs session tokens and seals secrets in the database. All servers of one site need the same; kept in the data
   * folder when unset.
   */
  VERDICT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Opens /metrics to whoever sends it as a bearer token; unset: only to admins and to this machine. */
  VERDICT_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How much the logs tell; `debug` also prints how long each step of the start took. */
  VERDICT_LOG: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  /** Submissions this machine judges at the same time. */
  JUDGE_SLOTS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(256, 'must be at most 256')
    .default(defaultSlots),
  /** 1: judge even where cgroups cannot be written, with weaker limits. */
  JUDGE_ALLOW_WEAK_SANDBOX: flag.default(false),
  /** A Python 2 interpreter, where none is found by itself. */
  JUDGE_PYTHON2: z.string().optional(),
  /** A root file system to run submissions in, instead of this machine's /usr. */
  JUDGE_ROOTFS: path.optional(),
  /** Bytes of test data a judge keeps on its disk. */
  JUDGE_CACHE_BYTES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(20 * 1024 ** 3),
  /** For `npm run judge` on a machine of its own: address of the site. */
  VERDICT_URL: webAddress.optional(),
  /** For `npm run judge` on a machine of its own: the token the site gave out for it. */
  JUDGE_TOKEN: z.string().optional(),
  /** A file that holds that token, instead of JUDGE_TOKEN. */
  JUDGE_TOKEN_FILE: path.optional(),
});

/** The settings, parsed. */
export type Env = z.infer<typeof settings>;

/** Folder of the backups. */
export function backupFolder({ VERDICT_BACKUPS, VERDICT_DATA }: Env): string {
  return VERDICT_BACKUPS ?? join(VERDICT_DATA, 'backups');
}

/** Names of all settings, in the order they are documented. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Settings whose values admins may see: no secrets, no paths, no addresses that may hold a password. */
const shownNames: readonly string[] = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'MAX_CONNECTIONS',
  'MAX_CONNECTIONS_PER_ADDRESS',
  'VERDICT_LIMITS',
  'VERDICT_DISK_RESERVE',
  'VERDICT_BACKUP_HOUR',
  'VERDICT_DEMO',
  'VERDICT_LOG',
  'JUDGE_SLOTS',
  'JUDGE_ALLOW_WEAK_SANDBOX',
  'JUDGE_CACHE_BYTES',
  'VERDICT_URL',
];

/** Holds the names of the settings that the launcher was given, since it passes all of them on to the server. */
const givenVariable = 'VERDICT_GIVEN_SETTINGS';

/** What tells a server which settings are its operator's, for its environment. */
export function givenSettings(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return { [givenVariable]: settingNames.filter((name) => (source[name] ?? '') !== '').join(',') };
}

/** All settings with what admins may see of them: what the operator set, not what the launcher filled in. */
export function environmentFacts(source: Readonly<Record<string, string | undefined>>): EnvironmentSetting[] {
  const names = source[givenVariable]?.split(',') ?? settingNames;
  return settingNames.map((name) => {
    const given = names.includes(name) ? (source[name] ?? '') : '';
    return { name, isSet: given !== '', value: given !== '' && shownNames.includes(name) ? given : null };
  });
}

/** Settings that cannot be used; the message names each of them and says what is wrong. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads the settings; an empty one counts as unset.
 *
 * @throws EnvError naming every setting that is wrong.
 */
export function parseSettings(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`These settings are wrong (environment or .env):\n${wrong.join('\n')}`);
}

/** The settings of this process: its environment, and for what is not set there the file `.env` beside package.json. */
export function loadEnv(): Env {
  return parseSettings(readSource());
}

/** What admins may see of the settings of this process. */
export function loadEnvironmentFacts(): EnvironmentSetting[] {
  return environmentFacts(readSource());
}

/** As `givenSettings`, of this process. */
export function loadGivenSettings(): Record<string, string> {
  return givenSettings(readSource());
}

function readSource(): Readonly<Record<string, string | undefined>> {
  const file = join(repository, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** One slot a core, but one core is left to the database and the server where there are several. */
function defaultSlots(): number {
  return Math.max(1, availableParallelism() - 1);
}
