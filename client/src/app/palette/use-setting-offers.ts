import { use, useMemo } from 'react';
import { settingsPart } from '../../lib/intl/parts/settings.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { searchIndex } from '../../lib/site/search-settings.ts';
import { settingTexts } from '../../lib/site/setting-texts.ts';
import type { PaletteEntry } from './palette-entry.ts';

// The keys are those of the table.
const keys = Object.keys(settingTexts) as (keyof typeof settingTexts)[];

/** Settings of the site, found by the words of both languages. Suspends until their sentences are there. */
export function useSettingOffers(): readonly PaletteEntry[] {
  const t = useText();
  const [chinese, english] = [use(settingsPart.load('zh-CN')), use(settingsPart.load('en-US'))];
  return useMemo<readonly PaletteEntry[]>(() => {
    const index = searchIndex(keys, [chinese, english]);
    return keys.map((key) => ({
      id: key,
      kind: 'setting',
      label: t(settingTexts[key].title),
      note: '',
      go: `/admin/settings?search=${key}`,
      words: index.get(key) ?? '',
    }));
  }, [t, chinese, english]);
}
