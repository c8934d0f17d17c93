import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { UploadNotComplete, UploadNotFound } from './upload.error.ts';
import { touchUpload, type UploadRow } from './upload.service.ts';

/** Without a word an upload is looked at this often, in milliseconds. */
const idleMs = 5_000;

/** Queues the viewer's test data to be read, unless they are or have been. @throws UploadNotFound, UploadNotComplete */
export async function requestReading(context: Context, key: string): Promise<UploadRow> {
  const { db, pubsub } = context;
  const { id, state, purpose } = await touchUpload(context, key);
  if (purpose !== 'TESTDATA') throw new UploadNotFound();
  if (state === 'RECEIVING') throw new UploadNotComplete();
  await db.$transaction(async (tx) => {
    const { count } = await tx.upload.updateMany({
      where: { id, state: { in: ['RECEIVED', 'FAILED'] } },
      data: { state: 'QUEUED', error: Prisma.DbNull, entriesDone: 0, entriesTotal: null },
    });
    if (count > 0) await pubsub.publish('job', { name: 'read-test-upload', id }, tx);
  });
  return touchUpload(context, key);
}

/** An upload of the viewer as it is now and whenever it moves on, until it is read. Ends at once when there is none. */
export async function watchUpload(context: Context, key: string): Promise<AsyncGenerator<UploadRow, void>> {
  const known = await find(context, key);
  return watch(context, {
    topic: 'upload',
    filter: ({ uploadId }) => uploadId === known?.id,
    idleMs,
    read: (moment) => find(moment, key),
    isSame: (last, next) =>
      last.state === next.state && last.entriesDone === next.entriesDone && last.entriesTotal === next.entriesTotal,
    isOver: ({ state }) => state === 'READ' || state === 'FAILED',
  });
}

async function find(context: Context, key: string): Promise<UploadRow | null> {
  try {
    return await touchUpload(context, key);
  } catch (error) {
    if (error instanceof UploadNotFound) return null;
    throw error;
  }
}
