import { Status } from '@verdict/judge/protocol/status.ts';
import type { TaskKind } from '../../queue/task/task-kind.ts';
import { buildJudgeTask } from './judge-task.service.ts';
import { applyVerdict } from './verdict.service.ts';
import { systemErrorVerdict, verdictOf } from './verdict.ts';

/** Judges a submission: its result is the verdict. */
export const submissionTask: TaskKind = {
  subject: 'submissionId',

  build: (services, claimed, submissionId) =>
    buildJudgeTask(services, claimed, {
      submissionId,
      keepTestSet: (testSetId) =>
        services.db.submission.update({ where: { id: submissionId }, data: { testSetId }, select: { id: true } }),
    }),

  async conclude(tx, pubsub, { id: submissionId, result, judgeName, failures }) {
    if (result.kind !== 'judge') return false;
    await applyVerdict(tx, pubsub, { submissionId, verdict: verdictOf(result.judgement, { judgeName, failures }) });
    return true;
  },

  fail: (tx, pubsub, { id: submissionId, message, failures }) =>
    applyVerdict(tx, pubsub, { submissionId, verdict: systemErrorVerdict(message, failures) }),

  async showWaiting(tx, pubsub, submissionId) {
    await tx.submission.update({ where: { id: submissionId }, data: { status: Status.PENDING }, select: { id: true } });
    await pubsub.publish('submission', { submissionId, status: Status.PENDING, casesDone: 0, casesTotal: 0 }, tx);
  },
};
