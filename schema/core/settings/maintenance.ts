import { z } from 'zod';
import type { Audited } from '../audit/audit.ts';

/** What a maintenance closes. */
export const maintenanceKinds = {
  READ_ONLY: 'Everything can be read, nothing can be changed. Judges go on with the queue.',
  CLOSED: 'Only super admins use the site.',
} as const;

const text = z.string().trim().max(500);
/** Longest maintenance, in ms: one that was forgotten ends by itself. */
const maxLengthMs = 31 * 86_400_000;
const endsBeforeStart = {
  'zh-CN': '结束时间必须晚于开始时间。',
  'en-US': 'It must end after it begins.',
};
const tooLong = { 'zh-CN': '维护最长 31 天。', 'en-US': 'A maintenance lasts at most 31 days.' };

/** A planned or running maintenance, as it is stored. */
export const maintenanceSchema = z
  .object({
    // The keys are those of the table.
    kind: z.enum(Object.keys(maintenanceKinds) as [keyof typeof maintenanceKinds]),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** Readers see a banner this many hours ahead. */
    bannerHours: z.int().min(0).max(168),
    /** What readers are told beside the times; empty: no more. */
    zhCN: text,
    enUS: text,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    params: { sentence: endsBeforeStart },
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= maxLengthMs, {
    path: ['endsAt'],
    params: { sentence: tooLong },
  });

export type Maintenance = z.infer<typeof maintenanceSchema>;

/** Is it over? */
export function isOver({ endsAt }: Maintenance, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}

/** Has it begun, and not ended? */
export function isRunning(maintenance: Maintenance, now: Date): boolean {
  return Date.parse(maintenance.startsAt) <= now.getTime() && !isOver(maintenance, now);
}

/** A maintenance as it was stored; null: none. */
export function readMaintenance(stored: unknown): Maintenance | null {
  return maintenanceSchema
    .nullable()
    .catch(null)
    .parse(stored ?? null);
}

/** What the audit log keeps of a change: not its texts. */
export function maintenanceFacts(
  before: unknown,
  after: unknown,
  now: Date,
): Required<Pick<Audited, 'before' | 'after'>> {
  const [old, next] = [readMaintenance(before), readMaintenance(after)];
  const isEndedEarly = next === null && old !== null && isRunning(old, now);
  return { before: factsOf(old), after: { ...factsOf(next), ...(isEndedEarly && { isEndedEarly }) } };
}

function factsOf(maintenance: Maintenance | null) {
  if (maintenance === null) return {};
  const { kind, startsAt, endsAt } = maintenance;
  return { kind, startsAt, endsAt };
}
