import { Status } from '@verdict/judge/protocol/status.ts';
import type { Locale } from '@verdict/schema/core/context.ts';
import type { AuditSheetWords } from '@verdict/schema/site/audit/audit-sheet.service.ts';
import auditEnUS from '../../client/src/locales/audit/en-US.json' with { type: 'json' };
import auditZhCN from '../../client/src/locales/audit/zh-CN.json' with { type: 'json' };
import enUS from '../../client/src/locales/en-US.json' with { type: 'json' };
import settingsEnUS from '../../client/src/locales/settings/en-US.json' with { type: 'json' };
import settingsZhCN from '../../client/src/locales/settings/zh-CN.json' with { type: 'json' };
import zhCN from '../../client/src/locales/zh-CN.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

/** The catalogues of the page of the audit log. */
const catalogues: Readonly<Record<Locale, Catalogue>> = {
  'zh-CN': { ...zhCN, ...auditZhCN, ...settingsZhCN },
  'en-US': { ...enUS, ...auditEnUS, ...settingsEnUS },
};

/** Keys of the verdicts by their codes: WRONG_ANSWER is status.wrongAnswer. */
const statusKeys = new Map(
  Object.entries(Status).map(([name, code]): [number, string] => [
    code,
    `status.${name.toLowerCase().replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())}`,
  ]),
);

/** What the page of the audit log says, for its file. */
export function auditWordsIn(locale: Locale): AuditSheetWords {
  const catalogue = catalogues[locale];
  const text = (key: string) => (Object.hasOwn(catalogue, key) ? (catalogue[key] ?? null) : null);
  const sentence = (key: string, values: Readonly<Record<string, string>> = {}) =>
    (text(key) ?? key).replaceAll(/\{(\w+)\}/gu, (part, name: string) => values[name] ?? part);
  return {
    is: (field, after) => sentence('audit.is', { field, after }),
    was: (field, before) => sentence('audit.was', { field, before }),
    becomes: (field, before, after) => sentence('audit.becomes', { field, before, after }),
    yes: sentence('audit.yes'),
    no: sentence('audit.no'),
    empty: sentence('audit.empty'),
    site: sentence('audit.site'),
    field: (field) => text(`audit.field.${field}`),
    name: (field, name) => text(`audit.value.${field}.${name}`),
    act: (action) => text(`audit.act.${action}`) ?? action,
    kind: (targetKind) => text(`audit.kind.${targetKind}`) ?? targetKind,
    setting: (key) => text(`settings.key.${key}`) ?? key,
    status: (code) => sentence(statusKeys.get(code) ?? 'status.submittedUnknownResult'),
  };
}
