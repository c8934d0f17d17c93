import { changeText as changeSentence, type AuditWords } from '@verdict/schema/core/audit/audit-change-text.ts';
import { formatDateTime } from '../../lib/format/figures.ts';
import type { Text } from '../../lib/intl/use-text.ts';
import { isSettingName, settingTexts } from '../../lib/site/setting-texts.ts';
import { statusLook } from '../../lib/status/status.ts';
import type { AuditEntryRow_EntryFragment } from './audit-entry.generated.ts';
import { fieldText } from './audit-texts.ts';
import { nameText } from './value-texts.ts';

/** What became of a field, as one sentence. */
export function changeText(t: Text, change: AuditEntryRow_EntryFragment['changes'][number]): string {
  return changeSentence(wordsOf(t), change);
}

/** The name of a setting. */
export function settingText(t: Text, key: string): string {
  return isSettingName(key) ? t(settingTexts[key].title) : key;
}

function wordsOf(t: Text): AuditWords {
  const said = (text: Parameters<Text>[0] | null) => (text === null ? null : t(text));
  return {
    is: (field, after) => t({ id: 'audit.is' }, { field, after }),
    was: (field, before) => t({ id: 'audit.was' }, { field, before }),
    becomes: (field, before, after) => t({ id: 'audit.becomes' }, { field, before, after }),
    yes: t({ id: 'audit.yes' }),
    no: t({ id: 'audit.no' }),
    empty: t({ id: 'audit.empty' }),
    field: (field) => said(fieldText(field)),
    name: (field, name) => said(nameText(field, name)),
    setting: (key) => settingText(t, key),
    status: (code) => t(statusLook(code).label),
    moment: formatDateTime,
  };
}
