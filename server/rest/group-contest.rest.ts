import { z } from 'zod';
import { addPlace, contestPlaceCalls, createOwnProblem, removePlace } from './admin-contest-problem.rest.ts';
import { RestManagedContestsDocument } from './admin-contest.rest.generated.ts';
import { contestFormCalls, createContest, wireContestRow } from './admin-contest.rest.ts';
import { contestAnnouncementFormCalls } from './contest-announcement.rest.ts';
import { contestBody, contestInput } from './contest-form.wire.ts';
import { RestContestListDocument } from './contest.rest.generated.ts';
import { wireContestInList } from './contest.rest.ts';
import { groupOf } from './group-problem.rest.ts';
import { failWith } from './operate.ts';
import { problemBody } from './problem-body.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestGroupOfProblemDocument } from './submission.rest.generated.ts';
import { int, pageOf, paging, text } from './wire.ts';

/** Contests within groups: calls of the contract's area "group". Who may is the schema's to say. */
export const groupContestCalls = [
  restCall({
    method: 'GET',
    path: '/api/group/get-contest-list',
    auth: 'user',
    input: z.object({ ...paging(10), gid: int }),
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { contests } = await operate(RestContestListDocument, {
        filter: { groupId: gid },
        page: { page: currentPage, size: limit },
      });
      // Null here, whatever they are.
      const unsaid = { gid: null, allowEndSubmit: null };
      return pageOf(
        contests,
        contests.items.map((contest) => ({ ...wireContestInList(contest), ...unsaid })),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/group/get-admin-contest-list',
    auth: 'user',
    input: z.object({ ...paging(10), gid: int }),
    async answer({ input: { gid, currentPage, limit }, operate }) {
      const { managedContests } = await operate(RestManagedContestsDocument, {
        groupId: gid,
        keyword: null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(managedContests, managedContests.items.map(wireContestRow));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/group/contest',
    auth: 'user',
    input: contestBody.extend({ gid: int }),
    answer: ({ input, operate, context: { locale } }) =>
      createContest(operate, contestInput(input, null, locale), input.gid),
  }),
  ...contestFormCalls({
    path: '/api/group/contest',
    visiblePath: '/api/group/change-contest-visible',
    auth: 'user',
    deletedBy: 'user',
  }),
  ...contestPlaceCalls({
    listPath: '/api/group/get-contest-problem-list',
    placePath: '/api/group/contest-problem',
    addPath: '/api/group/add-contest-problem-from-public',
    auth: 'user',
    isNamedAnswered: false,
  }),
  restCall({
    method: 'POST',
    path: '/api/group/contest-problem',
    auth: 'user',
    input: problemBody,
    answer: async (request) => ({ pid: await createOwnProblem(request, groupOf(request)) }),
  }),
  restCall({
    method: 'DELETE',
    path: '/api/group/contest-problem',
    auth: 'user',
    input: z.object({ pid: int, cid: int }),
    answer: ({ input: { pid, cid }, operate, context: { locale } }) =>
      removePlace(operate, { contestId: cid, problemId: pid }, locale),
  }),
  restCall({
    method: 'POST',
    path: '/api/group/add-contest-problem-from-group',
    auth: 'user',
    input: z.object({ problemId: text, cid: int, displayId: text }),
    async answer({ input: { problemId, cid, displayId }, operate, context: { locale } }) {
      const { problem } = await operate(RestGroupOfProblemDocument, { displayId: problemId });
      if (problem === null || problem.groupId === null) return failWith(404, say(sentences.noSuchProblem, locale));
      return addPlace(operate, { contestId: cid, problemId: problem.id, displayId }, locale);
    },
  }),
  ...contestAnnouncementFormCalls({
    listPath: '/api/group/get-contest-announcement-list',
    path: '/api/group/contest-announcement',
    auth: 'user',
  }),
];
