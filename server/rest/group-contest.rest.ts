import { z } from 'zod';
import { addPlace, contestPlaceCalls, removePlace } from './admin-contest-problem.rest.ts';
import { contestFormCalls } from './admin-contest.rest.ts';
import { contestAnnouncementFormCalls } from './contest-announcement.rest.ts';
import { failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestGroupOfProblemDocument } from './submission.rest.generated.ts';
import { int, text } from './wire.ts';

/** Contests within groups: calls of the contract's area "group". Who may is the schema's to say. */
export const groupContestCalls = [
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
