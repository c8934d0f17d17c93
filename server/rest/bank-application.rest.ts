import { z } from 'zod';
import {
  RestApplyForBankDocument,
  RestBankApplicationsDocument,
  RestDecideBankApplicationDocument,
  RestWithdrawBankApplicationDocument,
} from './admin-problem.rest.generated.ts';
import { failHere, wireRow } from './admin-problem.wire.ts';
import { restCall } from './rest-call.ts';
import { flag, int, optionalInt, optionalText, pageOf, paging } from './wire.ts';

/** Number of a decision: an application is the state it leads to. */
const decisions = { 1: 'REOPEN', 2: 'ACCEPT', 3: 'REFUSE' } as const;

/** Applications for the public bank: of the contract's areas "group" and "admin-group-problem". */
export const bankApplicationCalls = [
  restCall({
    method: 'PUT',
    path: '/api/group/apply-public',
    auth: 'user',
    input: z.object({ pid: int, isApplied: flag }),
    async answer({ input: { pid, isApplied }, operate }) {
      const variables = { input: { problemId: String(pid) } };
      if (isApplied) {
        const { applyForBank } = await operate(RestApplyForBankDocument, variables);
        return applyForBank.__typename === 'ApplyForBankSuccess' ? null : failHere(applyForBank, 404);
      }
      const { withdrawBankApplication } = await operate(RestWithdrawBankApplicationDocument, variables);
      return withdrawBankApplication.__typename === 'WithdrawBankApplicationSuccess'
        ? null
        : failHere(withdrawBankApplication, 404);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/group-problem/list',
    auth: 'problem_admin',
    input: z.object({ ...paging(10), keyword: optionalText, gid: optionalInt }),
    async answer({ input: { keyword, gid, currentPage, limit }, operate }) {
      const { bankApplications } = await operate(RestBankApplicationsDocument, {
        filter: { keyword: keyword ?? null, groupId: gid ?? null },
        page: { page: currentPage, size: limit },
      });
      return pageOf(
        bankApplications,
        bankApplications.items.map(({ problem }) => wireRow(problem)),
      );
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/group-problem/change-progress',
    auth: 'problem_admin',
    input: z.object({ pid: int, progress: int.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])) }),
    async answer({ input: { pid, progress }, operate }) {
      const { decideBankApplication } = await operate(RestDecideBankApplicationDocument, {
        input: { problemId: String(pid), decision: decisions[progress] },
      });
      return decideBankApplication.__typename === 'DecideBankApplicationSuccess'
        ? null
        : failHere(decideBankApplication);
    },
  }),
];
