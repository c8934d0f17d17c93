import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { z } from 'zod';
import type { Services, Transaction } from '../context.ts';
import type { SitePart } from '../shared-cache.ts';
import { siteSettings, type SettingKey, type SettingValues } from './site-setting.ts';

/** Settings that every visitor may know. */
const publicKeys = [
  'name',
  'shortName',
  'description',
  'recordName',
  'recordUrl',
  'projectName',
  'projectUrl',
  'baseUrl',
  'timeZone',
  'isRegistrationOpen',
  'isPublicDiscussionOpen',
  'isGroupDiscussionOpen',
  'isContestCommentOpen',
  'maintenance',
] as const satisfies readonly SettingKey[];

/** Switches and limits. */
const switchKeys = [
  'isPublicDiscussionOpen',
  'isGroupDiscussionOpen',
  'isContestCommentOpen',
  'isPublicJudgingOpen',
  'isGroupJudgingOpen',
  'isContestJudgingOpen',
  'isPracticeCodeHidden',
  'submitIntervalSeconds',
  'captchaAfterSubmissions',
  'groupSolvedNeeded',
  'groupDailyLimit',
  'groupTotalLimit',
  'groupMaxMembers',
  'groupMaxProblems',
  'groupReapplyDays',
  'discussionSolvedNeeded',
  'discussionDailyLimit',
  'commentSolvedNeeded',
  'newcomerDays',
  'newcomerMaxLinks',
  'newcomerMaxImages',
  'isSolutionReviewOn',
  'reportHideReporters',
  'reportHideWeight',
  'publicListSolvedNeeded',
  'uploadMaxMb',
] as const satisfies readonly SettingKey[];

export type SiteConfig = SettingValues<(typeof publicKeys)[number]>;
export type SiteSwitches = SettingValues<(typeof switchKeys)[number]>;

/** Settings may be so old in another process that missed the news, in milliseconds. */
const settingsLifeMs = 60_000;

/** What every visitor may know of the site. */
export function siteConfig({ db, cache }: Pick<Services, 'db' | 'cache'>): Promise<SiteConfig> {
  return cache.get({ part: 'settings', key: 'config', lifeMs: settingsLifeMs }, () => storedSiteConfig({ db }));
}

/** The same from the database, for followers of changes. */
export function storedSiteConfig({ db }: Pick<Services, 'db'>): Promise<SiteConfig> {
  return readSettings(db, publicKeys);
}

/** Switches and limits as they stand. */
export function siteSwitches({ db, cache }: Pick<Services, 'db' | 'cache'>): Promise<SiteSwitches> {
  return cache.get({ part: 'settings', key: 'switches', lifeMs: settingsLifeMs }, () => readSettings(db, switchKeys));
}

/** The named settings as they stand, defaults where none was stored. One query. */
export async function readSettings<Key extends SettingKey>(
  db: PrismaClient | Transaction,
  keys: readonly Key[],
): Promise<SettingValues<Key>> {
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

/**
 * Changes what all visitors see: in one transaction with the word to every process; this one forgets the old at once.
 */
export async function changeSitePart<T>(
  { db, pubsub, cache }: Pick<Services, 'db' | 'pubsub' | 'cache'>,
  part: SitePart,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const changed = await db.$transaction(async (tx) => {
    const result = await change(tx);
    await pubsub.publish('sitePart', { part }, tx);
    return result;
  });
  cache.drop(part);
  return changed;
}
