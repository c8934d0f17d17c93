import { Status } from '@verdict/judge/protocol/status.ts';
import type { TaskKind } from '../../queue/task/task-kind.ts';
import { buildJudgeTask } from '../submission/judge-task.service.ts';
import { storePreview } from './preview-result.service.ts';

/** Judges a submission beside its verdict, for the preview of a rejudge. */
export const previewTask: TaskKind = {
  subject: 'rejudgeItemId',

  async build(services, claimed, rejudgeItemId) {
    const { submissionId } = await services.db.rejudgeItem.findUniqueOrThrow({
      where: { id: rejudgeItemId },
      select: { submissionId: true },
    });
    return buildJudgeTask(services, claimed, {
      submissionId,
      keepTestSet: (testSetId) =>
        services.db.rejudgeItem.update({ where: { id: rejudgeItemId }, data: { testSetId }, select: { id: true } }),
    });
  },

  async conclude(tx, pubsub, { id: rejudgeItemId, result, judgeName, failures }) {
    if (result.kind !== 'judge') return false;
    await storePreview(tx, pubsub, { rejudgeItemId, judgement: result.judgement, judgeName, failures });
    return true;
  },

  async fail(tx, pubsub, { id: rejudgeItemId, message, failures }) {
    const judgement = {
      status: Status.SYSTEM_ERROR,
      score: null,
      totalScore: null,
      timeMs: null,
      memoryKb: null,
      message,
      cases: [],
      groups: [],
      record: null,
    };
    await storePreview(tx, pubsub, { rejudgeItemId, judgement, judgeName: null, failures });
  },
};
