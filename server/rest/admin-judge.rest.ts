import { z } from 'zod';
import {
  RestCancelJudgeDocument,
  RestManualJudgeDocument,
  RestRejudgeContestProblemDocument,
  RestRejudgeDocument,
} from './admin-judge.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { wireSubmission } from './submission.wire.ts';
import { int, optionalInt } from './wire.ts';

/**
 * Calls of the contract's area "admin-judge": verdicts given again, by hand, or taken away. State changes by GET, as
 * the wire has it.
 */
export const adminJudgeCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/judge/rejudge',
    auth: 'root',
    changesState: true,
    input: z.object({ submitId: int }),
    async answer({ input, operate }) {
      const { rejudgeSubmission } = await operate(RestRejudgeDocument, { id: input.submitId });
      return rejudgeSubmission.__typename === 'RejudgeSubmissionSuccess'
        ? wireSubmission(rejudgeSubmission.data)
        : failInvalid(rejudgeSubmission);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/judge/manual-judge',
    auth: 'root',
    changesState: true,
    input: z.object({ submitId: int, status: int, score: optionalInt }),
    async answer({ input, operate }) {
      const { judgeManually } = await operate(RestManualJudgeDocument, {
        id: input.submitId,
        status: input.status,
        score: input.score ?? null,
      });
      return judgeManually.__typename === 'JudgeManuallySuccess'
        ? wireSubmission(judgeManually.data)
        : failInvalid(judgeManually);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/judge/cancel-judge',
    auth: 'root',
    changesState: true,
    input: z.object({ submitId: int }),
    async answer({ input, operate }) {
      const { cancelSubmission } = await operate(RestCancelJudgeDocument, { id: input.submitId });
      return cancelSubmission.__typename === 'CancelSubmissionSuccess'
        ? wireSubmission(cancelSubmission.data)
        : failInvalid(cancelSubmission);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/judge/rejudge-contest-problem',
    auth: 'root',
    changesState: true,
    input: z.object({ cid: int, pid: int }),
    async answer({ input, operate }) {
      const { startRejudge } = await operate(RestRejudgeContestProblemDocument, {
        contestId: input.cid,
        problemId: input.pid,
      });
      return startRejudge.__typename === 'StartRejudgeSuccess' ? null : failDomain(startRejudge);
    },
  }),
];

/** In this area a submission that is not there is a wrong request like any other: 400, not 404. */
function failInvalid(error: Parameters<typeof failDomain>[0]): never {
  return error.code === 'SUBMISSION_NOT_FOUND' ? failWith(400, error.message) : failDomain(error);
}
