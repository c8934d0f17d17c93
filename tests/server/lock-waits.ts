import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { expect, vi } from 'vitest';

/** Waits until somebody in this database waits for a lock. */
export async function untilSomebodyWaits(db: Pick<PrismaClient, '$queryRaw'>): Promise<void> {
  await vi.waitFor(async () => expect(await db.$queryRaw`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`).not.toEqual([]), { timeout: 20_000 });
}
