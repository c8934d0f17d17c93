import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { expect, vi } from 'vitest';

/** Does somebody in this database wait for a lock now? */
export async function somebodyWaits(db: Pick<PrismaClient, '$queryRaw'>): Promise<boolean> {
  const waiting = await db.$queryRaw<
    object[]
  >`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return waiting.length > 0;
}

/** Waits until somebody in this database waits for a lock. */
export async function untilSomebodyWaits(db: Pick<PrismaClient, '$queryRaw'>): Promise<void> {
  await vi.waitFor(async () => expect(await somebodyWaits(db)).toBe(true), { timeout: 20_000 });
}
