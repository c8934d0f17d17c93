import { message } from '../../../lib/intl/message.ts';
import type { MessageId } from '../../../lib/intl/use-text.ts';
import type { QueuePanel_QueueFragment } from './judge-page.generated.ts';

type Queue = QueuePanel_QueueFragment['queues'][number]['queue'];

/** Names of the queues. */
export const queueLabels: Readonly<Record<Queue, { readonly id: MessageId }>> = {
  CONTEST: message({ id: 'judge.queue.contest' }),
  NORMAL: message({ id: 'judge.queue.normal' }),
  REJUDGE: message({ id: 'judge.queue.rejudge' }),
  TEST_RUN: message({ id: 'judge.queue.testRun' }),
  JURY: message({ id: 'judge.queue.jury' }),
};
