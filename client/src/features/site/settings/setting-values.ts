import { message } from '../../../lib/intl/message.ts';
import type { MessageId, Text } from '../../../lib/intl/use-text.ts';
import type { SettingRow_SettingFragment } from './settings.generated.ts';

/** A setting as the page shows it. */
export type Setting = SettingRow_SettingFragment;

/** A value as the server has it; null where it is not shown. */
export type SettingValue = Setting['value'];

/** Sections in the order of the page. */
export const sections: { readonly [Section in Setting['section']]: { readonly id: MessageId } } = {
  SITE: message({ id: 'settings.section.SITE' }),
  ACCOUNTS: message({ id: 'settings.section.ACCOUNTS' }),
  MAIL: message({ id: 'settings.section.MAIL' }),
  JUDGING: message({ id: 'settings.section.JUDGING' }),
  DISCUSSION: message({ id: 'settings.section.DISCUSSION' }),
  GROUPS: message({ id: 'settings.section.GROUPS' }),
  TRAINING: message({ id: 'settings.section.TRAINING' }),
  RETENTION: message({ id: 'settings.section.RETENTION' }),
  CHECK_IN: message({ id: 'settings.section.CHECK_IN' }),
  OPERATION: message({ id: 'settings.section.OPERATION' }),
};

const units: { readonly [Unit in NonNullable<Setting['unit']>]: { readonly id: MessageId } } = {
  SECONDS: message({ id: 'settings.unit.SECONDS' }),
  DAYS: message({ id: 'settings.unit.DAYS' }),
  MIB: message({ id: 'settings.unit.MIB' }),
  CHARACTERS: message({ id: 'settings.unit.CHARACTERS' }),
};

/** Names of choices, by setting and value. */
const choices: Readonly<Record<string, { readonly id: MessageId }>> = {
  'registerCode AUTO': message({ id: 'settings.registerCode.AUTO' }),
  'registerCode ALWAYS': message({ id: 'settings.registerCode.ALWAYS' }),
  'registerCode NEVER': message({ id: 'settings.registerCode.NEVER' }),
};

/** A value as a field holds it. */
export function textOf(value: SettingValue): string {
  return value === null ? '' : String(value);
}

/** What a field holds as the server takes it. */
export function valueOf({ kind }: Pick<Setting, 'kind'>, text: string): boolean | number | string {
  if (kind === 'SWITCH') return text === 'true';
  return kind === 'NUMBER' ? Number(text.trim()) : text;
}

/** Does a field hold a number within its bounds, where it is one? */
export function isInBounds({ kind, min, max }: Pick<Setting, 'kind' | 'min' | 'max'>, text: string): boolean {
  if (kind !== 'NUMBER') return true;
  const number = /^\d{1,9}$/u.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return number >= (min ?? 0) && number <= (max ?? Number.MAX_SAFE_INTEGER);
}

/** The unit of a number; null: it is a plain count. */
export function unitText(t: Text, { unit }: Pick<Setting, 'unit'>): string | null {
  return unit === null ? null : t(units[unit]);
}

/** The name of a choice. */
export function choiceText(t: Text, { key }: Pick<Setting, 'key'>, value: string): string {
  const name = choices[`${key} ${value}`];
  return name === undefined ? value : t(name);
}

/** A value in words. */
export function valueText(t: Text, setting: Pick<Setting, 'key' | 'kind' | 'unit'>, text: string): string {
  if (setting.kind === 'SWITCH') return text === 'true' ? t({ id: 'settings.on' }) : t({ id: 'settings.off' });
  if (setting.kind === 'CHOICE') return choiceText(t, setting, text);
  if (text.trim() === '') return t({ id: 'settings.empty' });
  const unit = unitText(t, setting);
  return unit === null ? text.trim() : t({ id: 'settings.withUnit' }, { value: text.trim(), unit });
}
