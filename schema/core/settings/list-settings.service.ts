import type { SiteSettingChange } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { sliceOf, type Page, type PageRequest } from '../page.ts';
import { scalarOf, settingGuide, settingKeys, type SettingGuide, type SettingScalar } from './setting-guide.ts';
import type { SettingKey } from './site-setting.ts';
import { readSettings } from './site.service.ts';

/** Changes of a page unless asked otherwise. */
export const defaultHistoryPage = 20;

/** A setting as super admins see it. */
export interface ShownSetting extends SettingGuide {
  /** Null: kind OTHER. */
  readonly value: SettingScalar | null;
  /** Is a value stored on the site? */
  readonly isSet: boolean;
  /** Null: never changed since changes are kept. */
  readonly lastChange: SiteSettingChange | null;
}

/** Version of all settings: the id of the newest change, 0 before the first. */
export async function settingsVersion({ db }: Pick<Context, 'db'>): Promise<number> {
  const { _max: newest } = await db.siteSettingChange.aggregate({ _max: { id: true } });
  return newest.id ?? 0;
}

/** All settings, in the order of the page. @param query of their last changes. */
export async function listSettings({ db }: Pick<Context, 'db'>, query: object): Promise<ShownSetting[]> {
  const keys = [...settingKeys];
  const [values, stored, newest] = await Promise.all([
    readSettings(db, keys),
    db.siteSetting.findMany({ where: { key: { in: keys } }, select: { key: true } }),
    db.siteSettingChange.groupBy({ by: ['key'], where: { key: { in: keys } }, _max: { id: true } }),
  ]);
  const ids = newest.flatMap(({ _max: { id } }) => (id === null ? [] : [id]));
  const changes = await db.siteSettingChange.findMany({ ...query, where: { id: { in: ids } } });
  const changeById = new Map(changes.map((change) => [change.id, change]));
  const idByKey = new Map(newest.map(({ key, _max: { id } }) => [key, id]));
  const setKeys = new Set(stored.map(({ key }) => key));
  return [...settingGuide.values()].map((guide) => ({
    ...guide,
    value: scalarOf(guide.key, values[guide.key]),
    isSet: setKeys.has(guide.key),
    lastChange: changeById.get(idByKey.get(guide.key) ?? 0) ?? null,
  }));
}

/** Changes of settings, newest first. @param key null: of all. */
export async function listSettingChanges(
  { db }: Pick<Context, 'db'>,
  { key, page, query }: { readonly key: SettingKey | null; readonly page: PageRequest; readonly query: object },
): Promise<Page<SiteSettingChange>> {
  const where = { key: key ?? { in: [...settingKeys] } };
  const [items, total] = await Promise.all([
    db.siteSettingChange.findMany({ ...query, where, orderBy: { id: 'desc' }, ...sliceOf(page) }),
    db.siteSettingChange.count({ where }),
  ]);
  return { ...page, items, total };
}
