import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { z } from 'zod';
import type { Transaction } from '../context.ts';
import { siteSettings } from './site-setting.ts';
import type { SettingKey, SettingValues } from './site-setting.ts';

/** Settings that every visitor may know. */
const publicKeys = [
  'name', 'shortName', 'description', 'recordName', 'recordUrl', 'projectName', 'projectUrl',
  'isRegistrationOpen', 'isPublicDiscussionOpen', 'isGroupDiscussionOpen', 'isContestCommentOpen',
] as const satisfies readonly SettingKey[];

export type SiteConfig = SettingValues<(typeof publicKeys)[number]>;

/** What every visitor may know of the site. */
export function siteConfig({ db }: { readonly db: PrismaClient }): Promise<SiteConfig> {
  return readSettings(db, publicKeys);
}

/** The named settings as they stand, defaults where none was stored. One query. */
export async function readSettings<Key extends SettingKey>(db: PrismaClient | Transaction, keys: readonly Key[]): Promise<SettingValues<Key>> {
  const rows = await db.siteSetting.findMany({ where: { key: { in: [...keys] } }, select: { key: true, value: true } });
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const values = Object.fromEntries(keys.map((key) => [key, settingOf(key, stored.get(key))]));
  // The entries were made from just these keys, each by the schema of its own key.
  return values as SettingValues<Key>;
}

function settingOf(key: SettingKey, stored: unknown): unknown {
  const schema: z.ZodType = siteSettings[key];
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : schema.parse(undefined);
}
