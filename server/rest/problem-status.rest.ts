import type { Locale } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import { failWith } from './operate.ts';
import { RestContestStatusesDocument, RestProblemStatusesDocument } from './problem-status.rest.generated.ts';
import { restCall, type Operate } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestTrainingStatusesDocument } from './training.rest.generated.ts';
import { flag, intList, optionalInt } from './wire.ts';

/** A problem nobody submitted anything to. */
const notSubmitted = { status: -10, score: null };

/** How the viewer stands with problems: calls of the contract's area "problem". */
export const problemStatusCalls = [
  restCall({
    method: 'POST',
    path: '/api/get-user-problem-status',
    auth: 'user',
    input: z.object({
      pidList: intList.pipe(z.array(z.int()).min(1)),
      isContestProblemList: flag,
      containsEnd: flag,
      cid: optionalInt,
    }),
    async answer({ input, operate }) {
      // Zero is how old clients say "none".
      const inContest =
        input.isContestProblemList && input.cid
          ? await statusesIn(operate, { contestId: input.cid, includesAfterEnd: input.containsEnd })
          : null;
      if (inContest !== null)
        return Object.fromEntries(input.pidList.map((pid) => [String(pid), inContest.get(pid) ?? notSubmitted]));
      const { problemStatuses } = await operate(RestProblemStatusesDocument, { problemIds: input.pidList });
      return Object.fromEntries(
        problemStatuses.map(({ problemId, status, score }) => [
          String(problemId),
          input.isContestProblemList ? { status, score } : { status },
        ]),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-full-screen-problem-list',
    auth: 'user',
    input: z.object({ cid: optionalInt, tid: optionalInt }),
    async answer({ input: { cid, tid }, operate, context: { locale } }) {
      if (!cid)
        return tid ? statusesInTraining(operate, tid, locale) : failWith(400, say(sentences.noContestGiven, locale));
      const { contestProblems } = await operate(RestContestStatusesDocument, {
        contestId: cid,
        includesAfterEnd: true,
      });
      return contestProblems.map(({ problemId, displayId, title, viewerStatus, viewerScore }) => ({
        pid: problemId,
        problemId: displayId,
        title,
        status: viewerStatus,
        score: viewerScore,
      }));
    },
  }),
];

async function statusesInTraining(operate: Operate, trainingId: number, locale: Locale) {
  const { training } = await operate(RestTrainingStatusesDocument, { id: String(trainingId) });
  if (!training) return failWith(400, say(sentences.noSuchTraining, locale));
  if (!training.problems) return failWith(401, say(sentences.trainingRegistrationNeeded, locale));
  return training.problems.map(({ problem }) => ({
    pid: problem.id,
    problemId: problem.displayId,
    title: problem.title,
    status: problem.viewerStatus,
    score: problem.viewerScore,
  }));
}

async function statusesIn(
  operate: Operate,
  variables: { readonly contestId: number; readonly includesAfterEnd: boolean },
) {
  const { contestProblems } = await operate(RestContestStatusesDocument, variables);
  return new Map(
    contestProblems.map(({ problemId, viewerStatus, viewerScore }) => [
      problemId,
      { status: viewerStatus, score: viewerScore },
    ]),
  );
}
