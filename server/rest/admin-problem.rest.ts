import { z } from 'zod';
import {
  RestAdminProblemsDocument,
  RestChangeProblemVisibilityDocument,
  RestCreateProblemDocument,
  RestDeleteProblemDocument,
  RestImportRemoteProblemDocument,
  RestUpdateProblemDocument,
} from './admin-problem.rest.generated.ts';
import { allCases, factsOf, failHere, formOf, wireForm, wireRow } from './admin-problem.wire.ts';
import { RestLanguagesDocument } from './language.rest.generated.ts';
import { failDomain } from './operate.ts';
import { problemBody, problemInput, type ProblemBody } from './problem-body.ts';
import { restCall, type Operate, type RestAuth, type RestRequest } from './rest-call.ts';
import { flag, int, nameOfCode, optionalInt, optionalText, pageOf, paging, text, visibilityCode } from './wire.ts';

/** Where calls about problems are, for whom, and what they answer of one that is not there. */
interface ProblemArea {
  readonly path: string;
  readonly auth: RestAuth;
  /** A body status; 400 by default. */
  readonly missing?: number;
}

/** The call that saves a problem. */
export const updateProblemCall = ({ path, auth, missing }: ProblemArea) =>
  restCall({
    method: 'PUT',
    path,
    auth,
    input: problemBody,
    async answer(request) {
      const { input, operate, context } = request;
      const stored = await formOf(operate, input.problem.id ?? 0, context.locale, missing);
      const { updateProblem } = await operate(RestUpdateProblemDocument, {
        id: stored.id,
        version: stored.version,
        input: problemInput(input, await factsOf(input, request, stored)),
      });
      return updateProblem.__typename === 'UpdateProblemSuccess' ? null : failHere(updateProblem, missing);
    },
  });

/** Reads, saves and deletes problems, and reads their cases. */
export function problemFormCalls({
  casesPath,
  deletedBy,
  ...area
}: ProblemArea & { readonly casesPath: string; readonly deletedBy: RestAuth }) {
  const { path, auth, missing } = area;
  return [
    restCall({
      method: 'GET',
      path,
      auth,
      input: z.object({ pid: int }),
      answer: async ({ input, operate, context: { locale } }) =>
        wireForm(
          await formOf(operate, input.pid, locale, missing),
          locale,
          (await operate(RestLanguagesDocument, {})).languages,
        ),
    }),
    updateProblemCall(area),
    restCall({
      method: 'DELETE',
      path,
      auth: deletedBy,
      input: z.object({ pid: int }),
      async answer({ input, operate }) {
        const { deleteProblem } = await operate(RestDeleteProblemDocument, { id: input.pid });
        return deleteProblem.__typename === 'DeleteProblemSuccess' ? null : failHere(deleteProblem, missing);
      },
    }),
    restCall({
      method: 'GET',
      path: casesPath,
      auth,
      input: z.object({ pid: int, isUpload: flag }),
      async answer({ input, operate, context }) {
        const form = await formOf(operate, input.pid, context.locale, missing);
        const cases = await allCases(operate, form.id);
        const typed = new Map(form.manualCases.map((each) => [each.name, each]));
        return cases.map(({ id, name, score, groupNumber }) => ({
          id,
          pid: form.id,
          input: typed.get(name)?.input ?? `${name}.in`,
          output: typed.get(name)?.output ?? `${name}.out`,
          score,
          groupNum: groupNumber,
          status: 0,
          gmtCreate: form.updatedAt,
          gmtModified: form.updatedAt,
        }));
      },
    }),
  ];
}

/** Creates a problem: on the site, or in a group. @returns its id. */
export async function createProblem(request: RestRequest<ProblemBody>, groupId: number | null): Promise<number> {
  const { input, operate } = request;
  const { createProblem: created } = await operate(RestCreateProblemDocument, {
    groupId,
    input: problemInput(input, await factsOf(input, request, null)),
  });
  return created.__typename === 'CreateProblemSuccess' ? created.data.id : failHere(created);
}

/** A problem of a remote judge, by the judge's name and its id there. */
export const remoteProblem = { name: text, problemId: text };

/**
 * Imports a problem of a remote judge.
 *
 * @param isKnownTaken one that was imported before is as good; else it ends the call.
 * @returns its id.
 */
export async function importRemoteProblem(
  operate: Operate,
  { name, problemId }: { readonly name: string; readonly problemId: string },
  isKnownTaken: boolean,
): Promise<number> {
  const { importRemoteProblem: result } = await operate(RestImportRemoteProblemDocument, {
    judgeKey: name,
    reference: problemId,
  });
  if (result.__typename === 'ImportRemoteProblemSuccess') return result.data.id;
  if (result.__typename === 'RemoteProblemKnown' && isKnownTaken) return result.problemId;
  return failDomain(result);
}

/** Number of who sees a problem. */
export const problemAuth = int.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]));

/** Hides a problem or shows it. */
export async function changeProblemAuth(
  operate: Operate,
  { id, auth }: { readonly id: number; readonly auth: z.output<typeof problemAuth> },
  missing?: number,
): Promise<null> {
  const visibility = nameOfCode(visibilityCode, auth) ?? 'PRIVATE';
  const { changeProblemVisibility } = await operate(RestChangeProblemVisibilityDocument, { id, visibility });
  return changeProblemVisibility.__typename === 'ChangeProblemVisibilitySuccess'
    ? null
    : failHere(changeProblemVisibility, missing);
}

/** Calls of the contract's area "admin-problem"; compiles of checkers are in `checker.rest.ts`. */
export const adminProblemCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/problem/get-problem-list',
    auth: 'admin',
    input: z.object({ ...paging(10), keyword: optionalText, auth: optionalInt, oj: optionalText }),
    async answer({ input, operate }) {
      const origin = input.oj === undefined || input.oj === 'All' ? 'ALL' : input.oj === 'Mine' ? 'ME' : input.oj;
      const { adminProblems } = await operate(RestAdminProblemsDocument, {
        filter: {
          keyword: input.keyword ?? null,
          origin,
          visibility: nameOfCode(visibilityCode, input.auth) ?? null,
          type: null,
          authorUsername: null,
        },
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(adminProblems, adminProblems.items.map(wireRow));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/problem',
    auth: 'admin',
    input: problemBody,
    async answer(request) {
      await createProblem(request, null);
      return null;
    },
  }),
  ...problemFormCalls({
    path: '/api/admin/problem',
    casesPath: '/api/admin/problem/get-problem-cases',
    auth: 'admin',
    deletedBy: 'problem_admin',
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/problem/change-problem-auth',
    auth: 'admin',
    input: z.object({ id: int, auth: problemAuth }),
    answer: ({ input, operate }) => changeProblemAuth(operate, input),
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/problem/import-remote-oj-problem',
    auth: 'admin',
    changesState: true,
    input: z.object(remoteProblem),
    async answer({ input, operate }) {
      await importRemoteProblem(operate, input, false);
      return null;
    },
  }),
];
