import { formatMinute } from '../../../lib/format/figures.ts';
import type { Text } from '../../../lib/intl/use-text.ts';
import { kindTexts } from './maintenance-dialog.tsx';
import type { ChangedMaintenanceFragment } from './settings.generated.ts';

interface MaintenanceChange {
  readonly maintenanceBefore: ChangedMaintenanceFragment | null;
  readonly maintenanceAfter: ChangedMaintenanceFragment | null;
  /** When it was changed. */
  readonly at: string;
}

/** What became of the maintenance of the site; null: there is none to speak of. */
export function maintenanceChangeText(
  t: Text,
  { maintenanceBefore: before, maintenanceAfter: after, at }: MaintenanceChange,
): string | null {
  if (after !== null && before !== null) {
    return t({ id: 'settings.fromTo' }, { before: wordsOf(t, before), after: wordsOf(t, after) });
  }
  if (after !== null) return t({ id: 'settings.maintenance.wasPlanned' }, { maintenance: wordsOf(t, after) });
  if (before === null) return null;
  const isRunning = Date.parse(before.startsAt) <= Date.parse(at) && Date.parse(at) < Date.parse(before.endsAt);
  return isRunning
    ? t({ id: 'settings.maintenance.wasEndedEarly' }, { maintenance: wordsOf(t, before) })
    : t({ id: 'settings.maintenance.wasCalledOff' }, { maintenance: wordsOf(t, before) });
}

function wordsOf(t: Text, { kind, startsAt, endsAt }: ChangedMaintenanceFragment): string {
  const [from, to] = [formatMinute(new Date(startsAt)), formatMinute(new Date(endsAt))];
  return t({ id: 'settings.maintenance.planned' }, { kind: t(kindTexts[kind]), from, to });
}
