import { z } from 'zod';
import {
  RestAdminProblemsDocument,
  RestChangeProblemVisibilityDocument,
  RestCreateProblemDocument,
  RestDeleteProblemDocument,
  RestUpdateProblemDocument,
} from './admin-problem.rest.generated.ts';
import { allCases, factsOf, failHere, formOf, wireForm, wireRow } from './admin-problem.wire.ts';
import { RestLanguagesDocument } from './language.rest.generated.ts';
import { failWith } from './operate.ts';
import { problemBody, problemInput } from './problem-body.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { flag, int, nameOfCode, optionalInt, optionalText, pageOf, paging, text, visibilityCode } from './wire.ts';

/** The call that saves a problem; it stands at two paths. */
export const updateProblemCall = (path: string) =>
  restCall({
    method: 'PUT',
    path,
    auth: 'admin',
    input: problemBody,
    async answer(request) {
      const { input, operate, context } = request;
      const stored = await formOf(operate, input.problem.id ?? 0, context.locale);
      const { updateProblem } = await operate(RestUpdateProblemDocument, {
        id: stored.id,
        version: stored.version,
        input: problemInput(input, await factsOf(input, request, stored)),
      });
      return updateProblem.__typename === 'UpdateProblemSuccess' ? null : failHere(updateProblem);
    },
  });

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
    method: 'GET',
    path: '/api/admin/problem',
    auth: 'admin',
    input: z.object({ pid: int }),
    answer: async ({ input, operate, context: { locale } }) =>
      wireForm(await formOf(operate, input.pid, locale), locale, (await operate(RestLanguagesDocument, {})).languages),
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/problem',
    auth: 'admin',
    input: problemBody,
    async answer(request) {
      const { input, operate } = request;
      const { createProblem } = await operate(RestCreateProblemDocument, {
        input: problemInput(input, await factsOf(input, request, null)),
      });
      return createProblem.__typename === 'CreateProblemSuccess' ? null : failHere(createProblem);
    },
  }),
  updateProblemCall('/api/admin/problem'),
  restCall({
    method: 'DELETE',
    path: '/api/admin/problem',
    auth: 'problem_admin',
    input: z.object({ pid: int }),
    async answer({ input, operate }) {
      const { deleteProblem } = await operate(RestDeleteProblemDocument, { id: input.pid });
      return deleteProblem.__typename === 'DeleteProblemSuccess' ? null : failHere(deleteProblem);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/problem/change-problem-auth',
    auth: 'admin',
    input: z.object({ id: int, auth: int.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])) }),
    async answer({ input, operate }) {
      const visibility = nameOfCode(visibilityCode, input.auth) ?? 'PRIVATE';
      const { changeProblemVisibility } = await operate(RestChangeProblemVisibilityDocument, {
        id: input.id,
        visibility,
      });
      return changeProblemVisibility.__typename === 'ChangeProblemVisibilitySuccess'
        ? null
        : failHere(changeProblemVisibility);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/problem/get-problem-cases',
    auth: 'admin',
    input: z.object({ pid: int, isUpload: flag }),
    async answer({ input, operate, context }) {
      const form = await formOf(operate, input.pid, context.locale);
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
  restCall({
    method: 'GET',
    path: '/api/admin/problem/import-remote-oj-problem',
    auth: 'admin',
    changesState: true,
    input: z.object({ name: text, problemId: text }),
    answer: ({ input, context }) => failWith(400, say(sentences.noRemoteJudge, context.locale, { name: input.name })),
  }),
];
