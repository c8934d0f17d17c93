import type { z } from 'zod';
import { audit, type Audited } from '../audit/audit.ts';
import type { Context, Transaction } from '../context.ts';
import { invalidInputOf } from '../invalid-input.ts';
import { userIdOf } from '../viewer-user.ts';
import { maintenanceFacts } from './maintenance.ts';
import { isSettingKey, scalarOf, settingGuide } from './setting-guide.ts';
import { SettingChangeNotFound, SettingsChanged } from './setting.error.ts';
import { siteSettings, type SettingKey } from './site-setting.ts';
import { changeSitePart, readSettings } from './site.service.ts';

/** Settings to be stored; what is left out stays. */
export type SettingChanges = { readonly [Key in SettingKey]?: unknown };

type Changing = Pick<Context, 'db' | 'pubsub' | 'cache' | 'viewer' | 'now' | 'locale'>;

/**
 * Stores settings, all or none, with history and audit log, and notifies every process. Values that are the same stay
 * untouched.
 *
 * @param version of the settings as the caller read them; null: whatever others have changed since.
 * @throws InvalidInput naming each setting that is wrong, SettingsChanged
 */
export async function changeSettings(
  context: Changing,
  changes: SettingChanges,
  version: number | null = null,
): Promise<void> {
  const wanted = parseChanges(context, changes);
  const keys = [...wanted.keys()];
  await changeSitePart(context, 'settings', async (tx) => {
    await lockSettings(tx);
    if (version !== null) await requireUnchanged(tx, keys, version);
    await storeSettings(tx, { actorId: userIdOf(context.viewer), now: context.now }, wanted);
  });
}

/** Who changes something, and when. */
interface Changer {
  /** Null: the account is gone. */
  readonly actorId: string | null;
  readonly now: Date;
  /** It was scheduled before, and nobody does it by hand. */
  readonly isScheduled?: boolean;
}

/** Stores checked values with history and audit log. The caller holds `lockSettings` within `changeSitePart`. */
export async function storeSettings(
  tx: Transaction,
  changer: Changer,
  wanted: ReadonlyMap<SettingKey, unknown>,
): Promise<void> {
  const before: Readonly<Record<string, unknown>> = await readSettings(tx, [...wanted.keys()]);
  for (const [key, after] of wanted) {
    if (JSON.stringify(before[key]) === JSON.stringify(after)) continue;
    await tx.$executeRaw`
      INSERT INTO site_setting (key, value, updated_at)
      VALUES (${key}, ${JSON.stringify(after)}::jsonb, ${changer.now})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`;
    await recordChange(tx, changer, { key, before: before[key], after });
  }
}

/**
 * Gives a setting the value that it had before a change.
 *
 * @param version as of `changeSettings`.
 * @throws SettingChangeNotFound, SettingsChanged, InvalidInput when the value is out of today's bounds
 */
export async function revertSetting(context: Changing, changeId: number, version: number | null): Promise<void> {
  const change = await context.db.siteSettingChange.findUnique({
    where: { id: changeId },
    select: { key: true, before: true },
  });
  if (change === null || !isSettingKey(change.key) || settingGuide.get(change.key)?.canRevert !== true)
    throw new SettingChangeNotFound();
  await changeSettings(context, { [change.key]: change.before }, version);
}

/** One change at a time, so that the ids of changes grow in the order of their commits. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('site settings'))`;
}

interface Recorded {
  readonly key: SettingKey;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Adds a change to history and audit log. Values of secrets are in neither. The caller holds `lockSettings`. */
export async function recordChange(
  tx: Transaction,
  { actorId, now, isScheduled = false }: Changer,
  { key, before, after }: Recorded,
): Promise<void> {
  const isSecret = settingGuide.get(key)?.isSecret === true;
  const [old, next] = isSecret ? [null, null] : [JSON.stringify(before), JSON.stringify(after)];
  await tx.$executeRaw`
    INSERT INTO site_setting_change (key, before, after, actor_id, at)
    VALUES (${key}, ${old}::jsonb, ${next}::jsonb, ${actorId}, ${now})`;
  const facts = factsOf({ key, before, after }, now);
  await audit(tx, {
    actorId,
    action: 'settings.change',
    target: { kind: 'SETTING', id: key },
    groupId: null,
    ...(isScheduled ? { ...facts, after: { ...facts.after, isScheduled } } : facts),
    at: now,
  });
}

/** What the audit log keeps of a change: the value where it is one, of a maintenance its kind and times. */
function factsOf({ key, before, after }: Recorded, now: Date): Pick<Audited, 'before' | 'after'> {
  if (key === 'maintenance') return maintenanceFacts(before, after, now);
  const [old, next] = [scalarOf(key, before), scalarOf(key, after)];
  return old === null || next === null ? {} : { before: { value: old }, after: { value: next } };
}

/** @throws SettingsChanged when one of the settings has a newer change. */
async function requireUnchanged(tx: Transaction, keys: readonly SettingKey[], version: number): Promise<void> {
  const newer = await tx.siteSettingChange.findMany({
    where: { key: { in: [...keys] }, id: { gt: version } },
    select: { key: true },
    distinct: ['key'],
    orderBy: { key: 'asc' },
  });
  if (newer.length > 0) throw new SettingsChanged(newer.map(({ key }) => key));
}

/** Values as they are stored. @throws InvalidInput naming each setting that is wrong. */
export function parseChanges(
  { locale }: Pick<Context, 'locale'>,
  changes: SettingChanges,
): ReadonlyMap<SettingKey, unknown> {
  const parsed = Object.entries(changes).flatMap(([key, value]) => {
    if (value === undefined || !isSettingKey(key)) return [];
    const schema: z.ZodType = siteSettings[key];
    return [{ key, result: schema.safeParse(value) }];
  });
  const issues = parsed.flatMap(({ key, result }) =>
    result.success ? [] : result.error.issues.map((issue) => ({ ...issue, path: [key, ...issue.path] })),
  );
  if (issues.length > 0) throw invalidInputOf({ issues }, locale);
  return new Map(parsed.map(({ key, result }) => [key, result.data]));
}
