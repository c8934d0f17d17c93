import { openBoard, readBoard, type ShownBoard } from '@verdict/schema/contest/scoreboard/open-board.service.ts';
import { listRuns, scrollBoardContest, starNames } from '@verdict/schema/contest/scoreboard/run-list.service.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import { z } from 'zod';
import { rowWriter, wirePerson } from './board-wire.ts';
import { RestContestInfoDocument } from './contest.rest.generated.ts';
import { boardNames, wireContestInfo } from './contest.rest.ts';
import { failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { flag, int, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

const boardInput = z.object({
  ...paging(50, 300),
  cid: optionalInt,
  removeStar: flag,
  keyword: optionalText,
  containsEnd: flag,
  concernedList: z.preprocess((value) => value ?? [], z.array(text).max(1_000)),
});

/** Boards: calls of the contract's area "contest". */
export const boardCalls = [
  restCall({
    method: 'POST',
    path: '/api/get-contest-rank',
    auth: 'user',
    input: boardInput,
    answer: ({ input, context }) => boardPage(context, input, false),
  }),
  restCall({
    method: 'POST',
    path: '/api/get-contest-outside-scoreboard',
    auth: 'none',
    input: boardInput,
    answer: ({ input, context }) => boardPage(context, input, true),
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-outsize-info',
    auth: 'none',
    input: z.object({ cid: int }),
    async answer({ input: { cid }, context, operate }) {
      await answerBy(context, () => openBoard(context, cid, { isOutside: true, includesAfterEnd: false }));
      const { contest } = await operate(RestContestInfoDocument, { id: cid });
      if (!contest) return failWith(404, say(sentences.noSuchContest, context.locale));
      const problems = await context.db.contestProblem.findMany({
        where: { contestId: cid },
        orderBy: [{ position: 'asc' }, { displayId: 'asc' }],
      });
      return {
        contest: wireContestInfo(contest),
        problemList: problems.map(({ id, displayId, problemId, displayTitle, color }) => ({
          id,
          displayId,
          cid,
          pid: problemId,
          displayTitle,
          color,
          gmtCreate: null,
          gmtModified: null,
        })),
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-scroll-board-info',
    auth: 'none',
    input: z.object({ cid: int }),
    async answer({ input: { cid }, context }) {
      const contest = await answerBy(context, () => scrollBoardContest(context, cid), 400);
      return {
        id: contest.id,
        rankShowName: boardNames[contest.boardName],
        problemCount: contest.problems.length,
        balloonColor: Object.fromEntries(contest.problems.map(({ displayId, color }) => [displayId, color])),
        startTime: inChina(contest.startsAt),
        sealRankTime: contest.sealsAt === null ? null : inChina(contest.sealsAt),
        starUserList: await starNames(context, cid),
      };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-contest-scroll-board-submission',
    auth: 'none',
    input: z.object({ cid: int, removeStar: flag }),
    async answer({ input: { cid, removeStar }, context }) {
      const runs = await answerBy(context, () => listRuns(context, cid, { removesStars: removeStar }), 400);
      return runs.map(({ submissionId, status, submittedAt, displayId, person }) => ({
        ...wirePerson(person),
        submitId: submissionId,
        status,
        submitTime: inChina(submittedAt),
        displayId,
      }));
    },
  }),
];

/**
 * A page of a board. The row of the viewer or of the viewer's team inside a contest and those of followed people come
 * before the whole list.
 */
async function boardPage(context: Context, input: z.output<typeof boardInput>, isOutside: boolean) {
  const { cid, removeStar, keyword, containsEnd, concernedList, currentPage, limit } = input;
  if (cid === undefined) return failWith(400, say(sentences.noContestGiven, context.locale));
  const board: ShownBoard = await answerBy(
    context,
    () => readBoard(context, cid, { isOutside, includesAfterEnd: containsEnd }),
    400,
  );
  const shown = { ...board, rows: removeStar ? board.rows.filter(({ row }) => !row.isStar) : board.rows };
  const { viewer } = context;
  const [own, followed] = [viewer.kind === 'user' && !isOutside ? viewer.username : null, new Set(concernedList)];
  const wanted = keyword?.toLowerCase();
  const places = shown.rows.map(({ person: { userId, members, name, nickname, realName, school } }, index) => ({
    index,
    isOwn: own !== null && members.includes(own),
    isFollowed: followed.has(userId),
    names: [name, ...members, nickname, realName, school],
  }));
  const found =
    wanted === undefined
      ? places
      : places.filter(({ names }) => names.some((name) => name?.toLowerCase().includes(wanted)));
  const listed = [
    ...places.filter(({ isOwn }) => isOwn),
    ...places.filter(({ isOwn, isFollowed }) => !isOwn && isFollowed),
    ...found,
  ];
  const write = rowWriter(shown);
  const page = listed.slice((currentPage - 1) * limit, currentPage * limit).flatMap(({ index }) => {
    const row = shown.rows[index];
    return row === undefined ? [] : [write(row, index)];
  });
  return pageOf({ total: listed.length, page: currentPage, size: limit }, page);
}

/**
 * Does something as the viewer, who may be a token; what is refused ends the call.
 *
 * @param missingStatus body status where there is no such contest.
 */
async function answerBy<T>(context: Context, act: () => Promise<T>, missingStatus?: number): Promise<T> {
  try {
    refuseToken(context, 'READ');
    return await act();
  } catch (error) {
    if (missingStatus !== undefined && error instanceof Error && 'code' in error && error.code === 'CONTEST_NOT_FOUND')
      return failWith(missingStatus, say(sentences.noSuchContest, context.locale));
    throw error;
  }
}

/** A moment as the scroll board has it: by the clock of China, eight hours ahead of UTC all year. */
function inChina(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
}
