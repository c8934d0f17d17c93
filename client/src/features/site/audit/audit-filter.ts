import { fileAddress } from '../../../lib/download/file-address.ts';
import { fromLocalText } from '../../../lib/format/local-time.ts';
import type { SettingName } from '../../../lib/site/setting-texts.ts';

/** Filters by their names in the address. */
export const filterNames = ['actor', 'area', 'kind', 'target', 'group', 'from', 'until'] as const;

/** What the address says of the log: moments as a field of the browser writes them. */
export function readAuditFilter(params: URLSearchParams) {
  const text = (name: (typeof filterNames)[number]) => params.get(name)?.trim() ?? '';
  const group = text('group');
  return {
    actor: text('actor'),
    area: text('area'),
    kind: text('kind'),
    target: text('target'),
    group: /^[1-9]\d{0,8}$/.test(group) ? group : '',
    from: text('from'),
    until: text('until'),
  };
}

export type AuditFilterTexts = ReturnType<typeof readAuditFilter>;

/**
 * The same as the server takes it.
 *
 * @param areas that there are; an address may name others. @param settings that the text of the target means.
 */
export function filterVariables(
  { actor, area, kind, target, group, from, until }: AuditFilterTexts,
  areas: readonly string[],
  settings: readonly SettingName[],
) {
  return {
    groupId: group === '' ? null : group,
    filter: {
      actor: actor === '' ? null : actor,
      area: areas.includes(area) ? area : null,
      targetKind: kind === '' ? null : kind,
      target: target === '' ? null : target,
      settings: settings.length === 0 ? null : [...settings],
      from: fromLocalText(from)?.toISOString() ?? null,
      until: fromLocalText(until)?.toISOString() ?? null,
    },
  };
}

/** Address of the same entries as a file. */
export function exportAddress({ groupId, filter }: ReturnType<typeof filterVariables>): string {
  const said = Object.entries({ groupId, ...filter }).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  return fileAddress('audit-log', said);
}
