import type { UserImportState } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';

/** An import as far as it is followed. */
interface ImportProgress {
  readonly id: number;
  readonly state: UserImportState;
  readonly hashedCount: number;
}

/** Reread interval in ms, for messages that were lost. */
const idleMs = 5_000;

/** An import as it is now, then as it moves on; ends when it is over, or at once when there is none. */
export function watchImport(
  context: Pick<Context, 'db' | 'pubsub' | 'signal'>,
  id: number,
): Promise<AsyncGenerator<ImportProgress, void>> {
  return watch(context, {
    topic: 'userImport',
    filter: ({ userImportId }) => userImportId === id,
    idleMs,
    read: ({ db }) => db.userImport.findUnique({ where: { id }, select: { id: true, state: true, hashedCount: true } }),
    isOver: ({ state }) => state !== 'WAITING' && state !== 'RUNNING',
  });
}

/** Waits until an import is over, for so many milliseconds at most. @returns how far it is; null: there is none */
export async function awaitImport(
  context: Pick<Context, 'db' | 'pubsub' | 'signal'>,
  id: number,
  waitMs: number,
): Promise<ImportProgress | null> {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(waitMs)]);
  let latest: ImportProgress | null = null;
  for await (const progress of await watchImport({ ...context, signal }, id)) latest = progress;
  return latest;
}
