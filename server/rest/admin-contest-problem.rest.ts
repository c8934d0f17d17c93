import type { Locale } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import {
  RestAddContestProblemDocument,
  RestContestBankProblemsDocument,
  RestContestProblemCandidatesDocument,
  RestManagedContestProblemsDocument,
  RestRemoveContestProblemDocument,
  RestUpdateContestProblemDocument,
  type RestManagedContestProblemFragment,
} from './admin-contest.rest.generated.ts';
import { RestDeleteProblemDocument } from './admin-problem.rest.generated.ts';
import { createProblem, importRemoteProblem, remoteProblem, updateProblemCall } from './admin-problem.rest.ts';
import { failHere, formOf, wireForm, wireRow } from './admin-problem.wire.ts';
import { RestLanguagesDocument } from './language.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { problemBody, type ProblemBody } from './problem-body.ts';
import { restCall, type Operate, type RestAuth, type RestRequest } from './rest-call.ts';
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

/** Puts a problem that is offered to a contest into it, under its own title. */
export async function addPlace(
  operate: Operate,
  {
    contestId,
    problemId,
    displayId,
  }: { readonly contestId: number; readonly problemId: number; readonly displayId: string },
  locale: Locale,
): Promise<null> {
  const { contestProblemCandidates } = await operate(RestContestProblemCandidatesDocument, {
    contestId,
    filter: { id: problemId },
    page: { page: 1, size: 1 },
  });
  const title = contestProblemCandidates.items[0]?.title;
  if (title === undefined) return failWith(400, say(sentences.noSuchCandidate, locale));
  const { addContestProblem } = await operate(RestAddContestProblemDocument, {
    contestId,
    problemId,
    input: { displayId, displayTitle: title, color: null },
  });
  return addContestProblem.__typename === 'AddContestProblemSuccess' ? null : failHere(addContestProblem);
}

/** Creates a problem that is for contests: on the site, or in a group. @returns its id. */
export function createOwnProblem(request: RestRequest<ProblemBody>, groupId: number | null): Promise<number> {
  const { input } = request;
  return createProblem(
    { ...request, input: { ...input, problem: { ...input.problem, auth: visibilityCode.CONTEST } } },
    groupId,
  );
}

/** Takes a problem out of a contest; the problem stays. */
export async function removePlace(
  operate: Operate,
  { contestId, problemId }: { readonly contestId: number; readonly problemId: number },
  locale: Locale,
): Promise<null> {
  const place = await findPlace(operate, contestId, problemId);
  if (place === undefined) return failWith(400, say(sentences.noSuchProblem, locale));
  const { removeContestProblem } = await operate(RestRemoveContestProblemDocument, { id: place.id });
  return removeContestProblem.__typename === 'RemoveContestProblemSuccess' ? null : failDomain(removeContestProblem);
}

/** Where calls about the problems of contests are, and for whom. */
interface ContestProblemArea {
  readonly listPath: string;
  readonly placePath: string;
  readonly addPath: string;
  readonly auth: RestAuth;
  /** Naming one answers it. */
  readonly isNamedAnswered: boolean;
}

/** Lists the problems of contests, adds some of the bank, and names them. */
export function contestPlaceCalls({ listPath, placePath, addPath, auth, isNamedAnswered }: ContestProblemArea) {
  return [
    restCall({
      method: 'GET',
      path: listPath,
      auth,
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
      path: placePath,
      auth,
      input: z.object({ cid: int, pid: int }),
      async answer({ input, operate, context: { locale } }) {
        const place = await findPlace(operate, input.cid, input.pid);
        return place === undefined ? failWith(400, say(sentences.noSuchProblem, locale)) : wirePlace(place);
      },
    }),
    restCall({
      method: 'PUT',
      path: placePath,
      auth,
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
          if (addContestProblem.__typename !== 'AddContestProblemSuccess') return failHere(addContestProblem);
          return isNamedAnswered ? wirePlace(addContestProblem.data) : null;
        }
        const { updateContestProblem } = await operate(RestUpdateContestProblemDocument, {
          id: place.id,
          input: named,
        });
        if (updateContestProblem.__typename !== 'UpdateContestProblemSuccess') return failDomain(updateContestProblem);
        return isNamedAnswered ? wirePlace(updateContestProblem.data) : null;
      },
    }),
    restCall({
      method: 'POST',
      path: addPath,
      auth,
      input: z.object({ pid: int, cid: int, displayId: text }),
      answer: ({ input: { pid, cid, displayId }, operate, context: { locale } }) =>
        addPlace(operate, { contestId: cid, problemId: pid, displayId }, locale),
    }),
  ];
}

/** Problems of contests: calls of the contract's area "admin-contest". */
export const adminContestProblemCalls = [
  ...contestPlaceCalls({
    listPath: '/api/admin/contest/get-problem-list',
    placePath: '/api/admin/contest/contest-problem',
    addPath: '/api/admin/contest/add-problem-from-public',
    auth: 'admin',
    isNamedAnswered: true,
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
    answer: async (request) => ({ pid: await createOwnProblem(request, null) }),
  }),
  updateProblemCall({ path, auth: 'admin' }),
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
      return removePlace(operate, { contestId: input.cid, problemId: input.pid }, locale);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/contest/import-remote-oj-problem',
    auth: 'admin',
    changesState: true,
    input: z.object({ ...remoteProblem, cid: int, displayId: text }),
    async answer({ input: { cid, displayId, ...wanted }, operate, context: { locale } }) {
      // Who may not change the contest imports nothing.
      await operate(RestManagedContestProblemsDocument, { contestId: cid });
      const problemId = await importRemoteProblem(operate, wanted, true);
      return addPlace(operate, { contestId: cid, problemId, displayId }, locale);
    },
  }),
];
