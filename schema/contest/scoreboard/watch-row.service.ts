import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 30_000;

/** A participant's row at one moment. */
export interface RowState<Row> {
  readonly row: Row;
  /** What is sent again when it changed. */
  readonly state: unknown;
  /** The row cannot change any more. */
  readonly isFinal: boolean;
}

/** A participant's row: now, then on every change. Ends with the final one, or when there is none. */
export async function* watchRow<Row>(
  context: Context,
  participantId: number,
  read: (context: Context) => Promise<RowState<Row> | null>,
): AsyncGenerator<Row, void> {
  const { pubsub, signal } = context;
  // Subscribe before the first read so that no event is lost.
  await using wakeUps = pubsub.subscribe('board', {
    signal,
    filter: (message) => message.participantId === participantId,
  });
  let sent = '';
  while (!signal.aborted) {
    const found = await read(atThisMoment(context));
    if (found === null) return;
    const state = JSON.stringify(found.state);
    if (state !== sent) yield found.row;
    sent = state;
    if (found.isFinal) return;
    await wakeUps.poll(idleMs);
  }
}
