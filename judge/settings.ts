import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const repository = join(import.meta.dirname, '..');
const path = z.string().transform((value) => resolve(repository, value));

/** The settings of a judge process, each an environment variable. */
const settingsSchema = z
  .object({
    /** Address of the site. */
    VERDICT_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .transform((value) => value.replace(/\/$/, '')),
    /** The node's token; it can claim tasks and fetch their files, nothing else. */
    JUDGE_TOKEN: z.string().optional(),
    /** File that holds the token, instead of JUDGE_TOKEN. */
    JUDGE_TOKEN_FILE: path.optional(),
    /** Folder for test data and compiled checkers; may be deleted at any time the judge is not running. */
    JUDGE_DATA: path.default(join(repository, 'data/judge')),
    /** Bytes of test data kept in JUDGE_DATA. */
    JUDGE_CACHE_BYTES: z.coerce
      .number()
      .int()
      .min(1, 'must be at least 1')
      .default(20 * 1024 ** 3),
    /** Submissions judged at the same time, each on a processor of its own as far as there are enough. */
    JUDGE_SLOTS: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(256, 'must be at most 256')
      .default(defaultSlots),
    /** 1: judge even where cgroups cannot be written, with weaker limits. */
    JUDGE_ALLOW_WEAK_SANDBOX: z
      .enum(['0', '1'], 'must be 0 or 1')
      .transform((value) => value === '1')
      .default(false),
    /** A Python 2 interpreter, where none is found by itself. */
    JUDGE_PYTHON2: z.string().optional(),
    /** A root file system to run submissions in, instead of this machine's /usr. */
    JUDGE_ROOTFS: path.optional(),
    /** How much is logged. */
    VERDICT_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .transform(({ JUDGE_TOKEN, JUDGE_TOKEN_FILE, ...rest }, context) => {
    const token = JUDGE_TOKEN ?? readToken(JUDGE_TOKEN_FILE);
    if (token !== null && token !== '') return { ...rest, token };
    context.addIssue({
      code: 'custom',
      path: ['JUDGE_TOKEN'],
      message: 'must be set, or JUDGE_TOKEN_FILE name a readable file with the token',
    });
    return z.NEVER;
  });

export type JudgeSettings = z.infer<typeof settingsSchema>;

/** Settings that cannot be used; the message names each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws SettingsError */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): JudgeSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings of the judge are wrong:\n${wrong.join('\n')}`);
}

/** One slot a processor, but one is left to the server and the database where there are several. */
function defaultSlots(): number {
  return Math.max(1, availableParallelism() - 1);
}

function readToken(file: string | undefined): string | null {
  if (file === undefined) return null;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
