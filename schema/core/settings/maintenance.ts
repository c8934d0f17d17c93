import { z } from 'zod';

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
