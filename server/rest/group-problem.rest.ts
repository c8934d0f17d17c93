import { z } from 'zod';
import { RestAdminProblemsDocument } from './admin-problem.rest.generated.ts';
import { changeProblemAuth, createProblem, problemAuth, problemFormCalls } from './admin-problem.rest.ts';
import { wireRow } from './admin-problem.wire.ts';
import { failWith } from './operate.ts';
import { problemBody, type ProblemBody } from './problem-body.ts';
import { RestProblemListDocument, RestTagsDocument } from './problem.rest.generated.ts';
import { wireListed } from './problem.rest.ts';
import { wireTag } from './problem.wire.ts';
import { restCall, type RestRequest } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { int, pageOf, paging } from './wire.ts';

/** Body status of a problem or group that is not there. */
const missing = 404;

/** The group that the body of a new problem names. */
export function groupOf({ input, context }: RestRequest<ProblemBody>): number {
  return input.problem.gid ?? failWith(missing, say(sentences.noSuchGroup, context.locale));
}

/** Null in lists of groups, whatever they are. */
const unsaid = { mle: null, tle: null, re: null, pe: null, ce: null, wa: null, se: null, pa: null };
const unsaidToAdmins = {
  type: null,
  judgeMode: null,
  isRemote: null,
  difficulty: null,
  isGroup: null,
  gmtModified: null,
};

/** Problems within groups: calls of the contract's area "group". Who may is the schema's to say. */
export const groupProblemCalls = [
  restCall({
    method: 'GET',
    path: '/api/group/get-problem-list',
    auth: 'user',
    input: z.object({ ...paging(10), gid: int }),
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { problems } = await operate(RestProblemListDocument, {
        filter: { groupId: gid },
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        problems,
        problems.items.map((problem) => ({ ...wireListed(problem), ...unsaid })),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/group/get-admin-problem-list',
    auth: 'user',
    input: z.object({ ...paging(10), gid: int }),
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { adminProblems } = await operate(RestAdminProblemsDocument, {
        filter: { groupId: gid },
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        adminProblems,
        adminProblems.items.map((problem) => ({ ...wireRow(problem), ...unsaidToAdmins })),
      );
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/group/problem',
    auth: 'user',
    input: problemBody,
    async answer(request) {
      await createProblem(request, groupOf(request));
      return null;
    },
  }),
  ...problemFormCalls({
    path: '/api/group/problem',
    casesPath: '/api/group/get-problem-cases',
    auth: 'user',
    deletedBy: 'user',
    missing,
  }),
  restCall({
    method: 'PUT',
    path: '/api/group/change-problem-auth',
    auth: 'user',
    input: z.object({ pid: int, auth: problemAuth }),
    answer: ({ input: { pid, auth }, operate }) => changeProblemAuth(operate, { id: pid, auth }, missing),
  }),
  restCall({
    method: 'GET',
    path: '/api/group/get-all-problem-tags',
    auth: 'user',
    input: z.object({ gid: int }),
    async answer({ input: { gid }, operate }) {
      const { tags } = await operate(RestTagsDocument, { origin: 'ME', groupId: gid });
      return tags.map(wireTag);
    },
  }),
];
