import { z } from 'zod';
import {
  RestAddContestProblemDocument,
  RestContestBankProblemsDocument,
  RestContestProblemCandidatesDocument,
  RestCreateContestOwnProblemDocument,
  RestManagedContestProblemsDocument,
  RestRemoveContestProblemDocument,
  RestUpdateContestProblemDocument,
  type RestManagedContestProblemFragment,
} from './admin-contest.rest.generated.ts';
import { RestDeleteProblemDocument } from './admin-problem.rest.generated.ts';
import { updateProblemCall } from './admin-problem.rest.ts';
import { factsOf, failHere, formOf, wireForm, wireRow } from './admin-problem.wire.ts';
import { RestLanguagesDocument } from './language.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { problemBody, problemInput } from './problem-body.ts';
import { restCall, type Operate } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { int, optionalInt, optionalText, pageOf, paging, text, visibilityCode } from './wire.ts';

const path = '/api/admin/contest/problem';

/** Times of a problem's place are not kept. */
function wirePlace({ id, displayId, contestId, problemId, displayTitle, color }: RestManagedContestProblemFragment) {
  return { id, displayId, cid: contestId, pid: problemId, displayTitle, color, gmtCreate: null, gmtModified: null };
}

async function findPlace(
  operate: Operate,
  contestId: number,
  problemId: number,
): Promise<RestManagedContestProblemFragment | undefined> {
  const { managedContestProblems } = await operate(RestManagedContestProblemsDocument, { contestId });
  return managedContestProblems.find((place) => place.problemId === problemId);
}

/** Problems of contests: calls of the contract's area "admin-contest". */
export const adminContestProblemCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/contest/get-problem-list',
    auth: 'admin',
    input: z.object({ ...paging(10), keyword: optionalText, cid: int, problemType: optionalInt, oj: optionalText }),
    async answer({ input: { cid: contestId, keyword, problemType, oj, currentPage, limit }, operate }) {
      const page = { page: currentPage, size: limit };
      // A type asks for what can still be added, and none for what is there.
      if (problemType !== undefined) {
        const origin = oj === undefined || oj === 'All' ? 'ALL' : oj === 'Mine' ? 'ME' : oj;
        const { contestProblemCandidates } = await operate(RestContestProblemCandidatesDocument, {
          contestId,
          filter: { keyword: keyword ?? null, origin },
          page,
        });
        return {
          problemList: pageOf(contestProblemCandidates, contestProblemCandidates.items.map(wireRow)),
          contestProblemMap: {},
        };
      }
      const { contestBankProblems, managedContestProblems } = await operate(RestContestBankProblemsDocument, {
        contestId,
        keyword: keyword ?? null,
        page,
      });
      return {
        problemList: pageOf(contestBankProblems, contestBankProblems.items.map(wireRow)),
        contestProblemMap: Object.fromEntries(
          managedContestProblems.map((place) => [String(place.problemId), wirePlace(place)]),
        ),
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/contest/contest-problem',
    auth: 'admin',
    input: z.object({ cid: int, pid: int }),
    async answer({ input, operate, context: { locale } }) {
      const place = await findPlace(operate, input.cid, input.pid);
      return place === undefined ? failWith(400, say(sentences.noSuchProblem, locale)) : wirePlace(place);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/contest/contest-problem',
    auth: 'admin',
    input: z.object({ cid: int, pid: int, displayId: text, displayTitle: text, color: optionalText }),
    async answer({ input: { cid, pid, displayId, displayTitle, color }, operate }) {
      const place = await findPlace(operate, cid, pid);
      const named = { displayId, displayTitle, color: color ?? null };
      // Old clients name a problem this way that they have just made for the contest.
      if (place === undefined) {
        const { addContestProblem } = await operate(RestAddContestProblemDocument, {
          contestId: cid,
          problemId: pid,
          input: named,
        });
        return addContestProblem.__typename === 'AddContestProblemSuccess'
          ? wirePlace(addContestProblem.data)
          : failHere(addContestProblem);
      }
      const { updateContestProblem } = await operate(RestUpdateContestProblemDocument, { id: place.id, input: named });
      return updateContestProblem.__typename === 'UpdateContestProblemSuccess'
        ? wirePlace(updateContestProblem.data)
        : failDomain(updateContestProblem);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/contest/add-problem-from-public',
    auth: 'admin',
    input: z.object({ pid: int, cid: int, displayId: text }),
    async answer({ input: { pid, cid, displayId }, operate, context: { locale } }) {
      const { contestProblemCandidates } = await operate(RestContestProblemCandidatesDocument, {
        contestId: cid,
        filter: { id: pid },
        page: { page: 1, size: 1 },
      });
      const title = contestProblemCandidates.items[0]?.title;
      if (title === undefined) return failWith(400, say(sentences.noSuchCandidate, locale));
      const { addContestProblem } = await operate(RestAddContestProblemDocument, {
        contestId: cid,
        problemId: pid,
        input: { displayId, displayTitle: title, color: null },
      });
      return addContestProblem.__typename === 'AddContestProblemSuccess' ? null : failHere(addContestProblem);
    },
  }),
  restCall({
    method: 'GET',
    path,
    auth: 'admin',
    input: z.object({ pid: int }),
    answer: async ({ input, operate, context: { locale } }) =>
      wireForm(await formOf(operate, input.pid, locale), locale, (await operate(RestLanguagesDocument, {})).languages),
  }),
  restCall({
    method: 'POST',
    path,
    auth: 'admin',
    input: problemBody,
    async answer(request) {
      const { input, operate } = request;
      const ofContest = { ...input, problem: { ...input.problem, auth: visibilityCode.CONTEST } };
      const { createProblem } = await operate(RestCreateContestOwnProblemDocument, {
        input: problemInput(ofContest, await factsOf(ofContest, request, null)),
      });
      return createProblem.__typename === 'CreateProblemSuccess'
        ? { pid: createProblem.data.id }
        : failHere(createProblem);
    },
  }),
  updateProblemCall(path),
  restCall({
    method: 'DELETE',
    path,
    auth: 'problem_admin',
    input: z.object({ pid: int, cid: optionalInt }),
    async answer({ input, operate, context: { locale } }) {
      if (input.cid === undefined) {
        const { deleteProblem } = await operate(RestDeleteProblemDocument, { id: input.pid });
        return deleteProblem.__typename === 'DeleteProblemSuccess' ? null : failHere(deleteProblem);
      }
      const place = await findPlace(operate, input.cid, input.pid);
      if (place === undefined) return failWith(400, say(sentences.noSuchProblem, locale));
      const { removeContestProblem } = await operate(RestRemoveContestProblemDocument, { id: place.id });
      return removeContestProblem.__typename === 'RemoveContestProblemSuccess'
        ? null
        : failDomain(removeContestProblem);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/contest/import-remote-oj-problem',
    auth: 'admin',
    changesState: true,
    input: z.object({ name: text, problemId: text, cid: int, displayId: text }),
    answer: ({ input, context }) => failWith(400, say(sentences.noRemoteJudge, context.locale, { name: input.name })),
  }),
];
