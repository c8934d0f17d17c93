import { useState } from 'react';
import { readFormDraft } from '../../../lib/drafts/form-draft.ts';
import { useWrittenDraft } from '../../../lib/drafts/use-written-draft.ts';
import { noRefusal, refusalOf, withoutFault, type Refusal } from '../../../lib/form/refusal.ts';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { ScheduledSiteSettingsDocument, useScheduleSiteSettingsMutation } from './scheduled.generated.ts';
import { isInBounds, textOf, valueOf, type Setting } from './setting-values.ts';
import { SiteSettingsDocument, useUpdateSiteSettingsMutation } from './settings.generated.ts';

/** Where a draft keeps the version it grew from; no setting is called so. */
const versionKey = '@version';

/** A setting with what is typed for it. */
export interface SettingEdit {
  readonly setting: Setting;
  readonly text: string;
}

interface SettingsFormOptions {
  readonly settings: readonly Setting[];
  /** Of the settings. */
  readonly version: number;
  /** User id. */
  readonly account: string;
  /** Reads the settings again; gives their version. */
  readonly reload: () => Promise<number | undefined>;
}

/** Changes of settings until they are saved or discarded. They outlive the page. */
export function useSettingsForm({ settings, version, account, reload }: SettingsFormOptions) {
  const t = useText();
  const locale = useLocale();
  const [update, { loading: isSaving }] = useUpdateSiteSettingsMutation({
    refetchQueries: [SiteSettingsDocument],
    awaitRefetchQueries: true,
  });
  const [sendSchedule] = useScheduleSiteSettingsMutation({ refetchQueries: [ScheduledSiteSettingsDocument] });
  const [draft] = useState(() => readFormDraft({ account, form: 'site settings' }));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(draft);
  const [grownFrom, setGrownFrom] = useState(() => Number(draft[versionKey] ?? version));
  const [refusal, setRefusal] = useState(noRefusal);

  const edits: readonly SettingEdit[] = settings.flatMap((setting) => {
    const text = typed[setting.key];
    return text === undefined || setting.kind === 'OTHER' || text === textOf(setting.value) ? [] : [{ setting, text }];
  });
  const [isRestored, setRestored] = useState(edits.length > 0);
  const unsaved = Object.fromEntries(edits.map(({ setting, text }) => [setting.key, text]));
  useWrittenDraft(
    { account, form: 'site settings' },
    edits.length === 0 ? {} : { ...unsaved, [versionKey]: String(grownFrom) },
  );

  const setText = (key: Setting['key'], text: string) => {
    if (edits.length === 0) setGrownFrom(version);
    setTyped({ ...unsaved, [key]: text });
    setRefusal(withoutFault(key));
  };
  const discard = () => {
    setTyped({});
    setRestored(false);
    setRefusal(noRefusal);
  };

  /** Sends the changes. @returns null when they are saved. */
  const save = async (): Promise<Refusal | null> => {
    const changes = edits.map(({ setting, text }) => ({ key: setting.key, value: valueOf(setting, text) }));
    let refused: Refusal;
    try {
      const input = { changes, version: grownFrom };
      const result = (await update({ variables: { input } })).data?.updateSiteSettings;
      if (result?.__typename === 'UpdateSiteSettingsSuccess') {
        discard();
        return null;
      }
      refused = refusalOf(
        t,
        result,
        edits.map(({ setting }) => setting.key),
      );
      if (result?.__typename === 'SettingsChanged') {
        const names = settings
          .filter(({ key }) => result.keys.includes(key))
          .map(({ key }) => t(settingTexts[key].title));
        refused = { ...refused, form: t({ id: 'settings.conflict' }, { names: joinList(names, locale) }) };
        setGrownFrom((await reload()) ?? grownFrom);
      }
    } catch {
      refused = { ...noRefusal, form: t({ id: 'error.network' }) };
    }
    setRefusal(refused);
    return refused;
  };

  /** Sends the changes to be made at a moment. @returns null when they are scheduled. */
  const schedule = async (dueAt: Date): Promise<Refusal | null> => {
    const changes = edits.map(({ setting, text }) => ({ key: setting.key, value: valueOf(setting, text) }));
    let refused: Refusal;
    try {
      const input = { changes, dueAt: dueAt.toISOString() };
      const result = (await sendSchedule({ variables: { input } })).data?.scheduleSiteSettings;
      if (result?.__typename === 'ScheduleSiteSettingsSuccess') {
        discard();
        return null;
      }
      refused = refusalOf(t, result, ['dueAt', ...edits.map(({ setting }) => setting.key)]);
    } catch {
      refused = { ...noRefusal, form: t({ id: 'error.network' }) };
    }
    setRefusal(refused);
    return refused;
  };

  return {
    edits,
    isRestored: isRestored && edits.length > 0,
    isSaving,
    refusal,
    setText,
    clearFault: (name: string) => setRefusal(withoutFault(name)),
    discard,
    save,
    schedule,
    textOf: ({ key, value }: Setting) => unsaved[key] ?? textOf(value),
    isChanged: ({ key }: Setting) => unsaved[key] !== undefined,
    hasFault: edits.some(({ setting, text }) => !isInBounds(setting, text)),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
