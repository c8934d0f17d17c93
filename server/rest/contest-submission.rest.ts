import { z } from 'zod';
import { RestContestSubmissionsDocument, RestEnterContestDocument } from './contest-submission.rest.generated.ts';
import { failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { wireSubmission, wireSubmissionRow } from './submission.wire.ts';
import { flag, idList, int, optionalInt, optionalText, pageOf, paging } from './wire.ts';

/** Submissions of one contest: calls of the contract's area "submission". */
export const contestSubmissionCalls = [
  restCall({
    method: 'GET',
    path: '/api/contest-submissions',
    auth: 'user',
    input: z.object({
      ...paging(30),
      contestID: int,
      onlyMine: flag,
      problemID: optionalText,
      status: optionalInt,
      username: optionalText,
      completeProblemID: flag,
      beforeContestSubmit: flag,
      containsEnd: flag,
    }),
    async answer({ input, operate }) {
      // The list itself is empty for who may not go inside; the wire says why.
      await operate(RestEnterContestDocument, { contestId: input.contestID });
      const { submissions } = await operate(RestContestSubmissionsDocument, {
        filter: {
          contestId: input.contestID,
          contestPhase: input.beforeContestSubmit ? 'BEFORE' : input.containsEnd ? 'SINCE_START' : 'DURING',
          onlyMine: input.onlyMine,
          status: input.status ?? null,
          username: input.username ?? null,
          problemDisplayId: input.problemID ?? null,
          isProblemIdExact: input.completeProblemID,
        },
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(
        submissions,
        submissions.items.map((row) => ({
          ...wireSubmissionRow(row),
          pid: null,
          displayPid: null,
          oiRankScore: null,
          displayId: row.contestProblemDisplayId,
          title: row.contestProblemTitle,
        })),
      );
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/check-contest-submissions-status',
    auth: 'user',
    input: z.object({ submitIds: idList.pipe(z.array(z.int()).max(100)), cid: optionalInt }),
    async answer({ input, operate, context }) {
      if (input.cid === undefined) return failWith(404, say(sentences.noContestGiven, context.locale));
      const { submissions } = await operate(RestContestSubmissionsDocument, {
        filter: { ids: input.submitIds, contestId: input.cid },
        page: { page: 1, size: 100 },
      });
      return Object.fromEntries(
        submissions.items.map((row) => [
          String(row.id),
          { ...wireSubmission({ ...row, code: null, message: null }), displayPid: null },
        ]),
      );
    },
  }),
];
