import type { Services } from '../../core/context.ts';
import type { JudgeInfo } from '../core/judge-info.ts';

/** Something that may be used once in a while. */
export interface Slot {
  /** Judge, operation and, where it is of one, account: `POJ submit`, `POJ submit account 3`. */
  readonly key: string;
  readonly gapMs: number;
}

/** Of all requests that send nothing. Judges that share accounts are one server, which counts the requests for both. */
export function pollSlot({ accountsOf, pace }: Pick<JudgeInfo, 'accountsOf' | 'pace'>): Slot {
  return { key: `${accountsOf} poll`, gapMs: pace.pollMs };
}

/** Of statements and sets of problems. */
export function statementSlot({ key, pace }: Pick<JudgeInfo, 'key' | 'pace'>): Slot {
  return { key: `${key} statement`, gapMs: pace.statementMs };
}

/**
 * Takes all slots or none, for all servers of the site.
 *
 * @returns null when they were taken, else when all of them are free.
 */
export async function takeSlots({ db }: Pick<Services, 'db'>, slots: readonly Slot[], now: Date): Promise<Date | null> {
  const keys = slots.map(({ key }) => key);
  return db.$transaction(async (tx) => {
    await tx.remotePace.createMany({ data: keys.map((key) => ({ key, nextAt: now })), skipDuplicates: true });
    // By their order, so that two that want the same ones take turns.
    const rows = await tx.$queryRaw<
      { nextAt: Date }[]
    >`SELECT next_at AS "nextAt" FROM remote_pace WHERE key = ANY(${keys}::text[]) ORDER BY key FOR UPDATE`;
    const freeAt = Math.max(...rows.map(({ nextAt }) => nextAt.getTime()));
    if (freeAt > now.getTime()) return new Date(freeAt);
    for (const { key, gapMs } of slots) {
      const nextAt = new Date(now.getTime() + gapMs);
      await tx.remotePace.update({ where: { key }, data: { nextAt }, select: { key: true } });
    }
    return null;
  });
}

/** Keeps a slot taken at least until then, for all servers of the site. */
export async function holdSlot({ db }: Pick<Services, 'db'>, { key }: Pick<Slot, 'key'>, until: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO remote_pace (key, next_at) VALUES (${key}, ${until})
    ON CONFLICT (key) DO UPDATE SET next_at = GREATEST(remote_pace.next_at, EXCLUDED.next_at)`;
}
