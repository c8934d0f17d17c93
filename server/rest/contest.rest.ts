import { z } from 'zod';
import {
  type RestContestFragment,
  type RestContestInfoQuery,
  RestContestAccessDocument,
  RestContestInfoDocument,
  RestContestListDocument,
  RestContestProblemDocument,
  RestContestProblemsDocument,
  RestRegisterForContestDocument,
} from './contest.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { wireOffers, wireSolvable } from './problem.wire.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import {
  contestAccessCode,
  flag,
  int,
  nameOfCode,
  optionalInt,
  optionalText,
  pageOf,
  paging,
  problemTypeCode,
  scoreRules,
  secondsBetween,
  text,
} from './wire.ts';

const statusCode = { SCHEDULED: -1, RUNNING: 0, ENDED: 1 } as const;
/** Names of the wire for what a board calls people by. */
export const boardNames = { USERNAME: 'username', NICKNAME: 'nickname', REAL_NAME: 'realname' } as const;
/** A contest as the wire shows it in lists and by itself. */
function wireContest(contest: RestContestFragment) {
  const { startsAt, endsAt } = contest;
  return {
    id: contest.id,
    author: contest.author.username,
    title: contest.title,
    type: problemTypeCode[contest.type],
    description: contest.description,
    status: statusCode[contest.status],
    source: 0,
    auth: contestAccessCode[contest.access],
    startTime: startsAt,
    endTime: endsAt,
    duration: secondsBetween(contest),
    openRank: contest.isBoardOpen,
    oiRankScoreType: scoreRules[contest.oiScoreRule],
    gid: contest.groupId,
    allowEndSubmit: contest.isEndSubmitAllowed,
  };
}

/** A contest as the wire shows it by itself. */
export function wireContestInfo(contest: NonNullable<RestContestInfoQuery['contest']>) {
  return {
    ...wireContest(contest),
    now: contest.now,
    count: contest.participantCount,
    sealRank: contest.sealsAt !== null,
    sealRankTime: contest.sealsAt,
    openPrint: contest.isPrintOpen,
    rankShowName: boardNames[contest.boardName],
  };
}

/** A contest as lists show it. */
export function wireContestInList(contest: RestContestFragment) {
  return {
    ...wireContest(contest),
    now: null,
    sealRank: null,
    openPrint: null,
    sealRankTime: null,
    rankShowName: null,
    count: contest.access === 'PUBLIC' ? null : contest.participantCount,
  };
}

/** Contests and their problems: calls of the contract's area "contest". */
export const contestCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-contest-list',
    auth: 'none',
    input: z.object({ ...paging(10), status: optionalInt, type: optionalInt, keyword: optionalText }),
    async answer({ input: { status, type, keyword, currentPage, limit }, operate }) {
      const { contests } = await operate(RestContestListDocument, {
        filter: {
          status: nameOfCode(statusCode, status) ?? null,
          type: nameOfCode(problemTypeCode, type) ?? null,
          keyword: keyword ?? null,
        },
        page: { page: currentPage, size: limit },
      });
      return pageOf(contests, contests.items.map(wireContestInList));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-info',
    auth: 'user',
    input: z.object({ cid: int }),
    async answer({ input, operate, context: { locale } }) {
      const { contest } = await operate(RestContestInfoDocument, { id: input.cid });
      if (!contest) return failWith(400, say(sentences.noSuchContest, locale));
      return wireContestInfo(contest);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-access',
    auth: 'user',
    input: z.object({ cid: int }),
    async answer({ input, operate, context: { locale } }) {
      const { contest } = await operate(RestContestAccessDocument, { id: input.cid });
      return contest
        ? { access: contest.viewerIsRegistered || contest.viewerIsAdmin }
        : failWith(400, say(sentences.noSuchContest, locale));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/register-contest',
    auth: 'user',
    input: z.object({ cid: int, password: text }),
    async answer({ input: { cid, password }, operate, context: { locale } }) {
      if (password.trim() === '') return failWith(400, say(sentences.noContestPassword, locale));
      const { contest } = await operate(RestContestAccessDocument, { id: cid });
      if (contest?.viewerIsRegistered) return failWith(400, say(sentences.registeredAlready, locale));
      const { registerForContest: answer } = await operate(RestRegisterForContestDocument, {
        contestId: cid,
        password,
      });
      if (answer.__typename === 'RegisterForContestSuccess') return null;
      // Here the wire says 400 of all that is wrong with a registration.
      return answer.__typename === 'TooManyRequests' ? failDomain(answer) : failWith(400, answer.message);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-problem',
    auth: 'none',
    input: z.object({ cid: int, containsEnd: flag }),
    async answer({ input: { cid, containsEnd }, operate }) {
      const { contestProblems } = await operate(RestContestProblemsDocument, {
        contestId: cid,
        includesAfterEnd: containsEnd,
      });
      return contestProblems.map(({ id, problemId, displayId, title, color, acceptedCount, submittedCount }) => ({
        id,
        displayId,
        cid,
        pid: problemId,
        displayTitle: title,
        color,
        ac: acceptedCount,
        total: submittedCount,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-problem-details',
    auth: 'user',
    input: z.object({ cid: int, displayId: text, containsEnd: flag }),
    async answer({ input: { cid, displayId, containsEnd }, operate, context: { locale } }) {
      const { contestProblem: problem } = await operate(RestContestProblemDocument, {
        contestId: cid,
        displayId,
        includesAfterEnd: containsEnd,
      });
      if (!problem) return failWith(404, say(sentences.noSuchProblem, locale));
      const { problemId: pid, acceptedCount: ac, submittedCount: total } = problem;
      return {
        // What else the wire knows of a problem is of the bank, and null in a contest.
        problem: {
          ...wireSolvable(problem),
          id: pid,
          problemId: problem.displayId,
          auth: null,
          codeShare: false,
          openCaseResult: null,
          caseVersion: null,
          modifiedUser: null,
          isGroup: null,
          gid: null,
          applyPublicProgress: null,
          gmtCreate: null,
          gmtModified: null,
        },
        ...wireOffers(problem),
        problemCount: {
          pid,
          total,
          ac,
          mle: null,
          tle: null,
          re: null,
          pe: null,
          ce: null,
          wa: null,
          se: null,
          pa: null,
        },
      };
    },
  }),
];
