import type { RemoteJudge, RemoteMode } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import { sentenceSchema, type Sentence } from '../../core/errors.ts';
import type { RemoteAdapter } from '../core/adapter.ts';

/** What admins chose for a judge, and what its last canary found. */
export interface JudgeSettings {
  readonly isOn: boolean;
  /** Of those of its adapter, in that order. */
  readonly modes: readonly RemoteMode[];
  /** Submissions of a user within an hour that accounts of the site send; null: no limit. */
  readonly hourlyLimit: number | null;
  /** The same of one problem. */
  readonly problemLimit: number | null;
  readonly canaryAt: Date | null;
  /** Null: nothing differed. */
  readonly canaryFailure: Sentence | null;
}

type Reading = Pick<Transaction, 'remoteJudge'>;

/** Settings of one judge. */
export async function readJudgeSettings(db: Reading, adapter: RemoteAdapter): Promise<JudgeSettings> {
  return settingsOf(adapter, await db.remoteJudge.findUnique({ where: { key: adapter.info.key } }));
}

/** Settings of several judges, by their keys. */
export async function readAllJudgeSettings(
  db: Reading,
  adapters: readonly RemoteAdapter[],
): Promise<ReadonlyMap<string, JudgeSettings>> {
  const keys = adapters.map(({ info }) => info.key);
  const rows = await db.remoteJudge.findMany({ where: { key: { in: keys } } });
  return new Map(
    adapters.map((adapter) => [
      adapter.info.key,
      settingsOf(adapter, rows.find(({ key }) => key === adapter.info.key) ?? null),
    ]),
  );
}

/** Without a row a judge is on: nothing is sent before an account is added. */
function settingsOf({ info }: RemoteAdapter, row: RemoteJudge | null): JudgeSettings {
  const none = { hourlyLimit: null, problemLimit: null, canaryAt: null, canaryFailure: null };
  if (row === null) return { isOn: true, modes: info.modes, ...none };
  const { isOn, modes, hourlyLimit, problemLimit, canaryAt, canaryFailure } = row;
  const chosen = info.modes.filter((mode) => modes.includes(mode));
  const failure = sentenceSchema.nullable().parse(canaryFailure);
  return { isOn, modes: chosen, hourlyLimit, problemLimit, canaryAt, canaryFailure: failure };
}
