import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { ExportAsking, ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { findContest } from '../core/contest.service.ts';
import { ownStandings } from '../core/own-standing.service.ts';
import { toldRatings } from '../rating/rating.rule.ts';

const contests: ExportPart = {
  file: 'contests.json',
  about: {
    'zh-CN': '参加的比赛、各题结果和积分变化，以导出时本人可见的为准。',
    'en-US': 'Contests of the account with its results and changes of its rating, as far as they are told.',
  },
  async *entries(asking) {
    const { db, viewer, now } = asking;
    const { userId } = viewer;
    const rows = rowsInOrder({
      read: (after, take) =>
        db.contestParticipant.findMany({
          where: { members: { some: { userId } }, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            kind: true,
            name: true,
            isStar: true,
            startsAt: true,
            endedAt: true,
            registeredAt: true,
            contest: { select: { id: true, title: true, type: true, startsAt: true, endsAt: true } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { id, name, contest, ...row } of rows) {
      const rating = await db.ratingChange.findFirst({
        where: { AND: [{ contestId: contest.id, userId }, toldRatings(now)] },
        select: { rank: true, performance: true, before: true, after: true },
      });
      const problems = await standingsIn(asking, contest.id);
      yield {
        participantId: id,
        // One that is hidden by now has no name.
        contest: problems === null ? { id: contest.id } : contest,
        ...row,
        teamName: name,
        problems,
        rating,
      };
    }
  },
};

/** Results on the problems of a contest as the account sees them; null: it does not see the contest any more. */
async function standingsIn(asking: ExportAsking, contestId: number): Promise<readonly object[] | null> {
  const entered = await findContest(asking, contestId).catch((error: unknown) => {
    if (error instanceof ContestNotFound) return null;
    throw error;
  });
  if (entered === null) return null;
  const standings = await ownStandings(asking, entered, { includesAfterEnd: false });
  const problems = await asking.db.contestProblem.findMany({
    where: { id: { in: standings.map(({ contestProblemId }) => contestProblemId) } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, displayId: true, displayTitle: true },
  });
  const byId = new Map(standings.map((standing) => [standing.contestProblemId, standing]));
  return problems.flatMap(({ id, displayId, displayTitle }) => {
    const standing = byId.get(id);
    if (standing === undefined) return [];
    return [{ displayId, title: displayTitle, status: shortNameOf(standing.status), score: standing.score }];
  });
}

const clarifications: ExportPart = {
  file: 'clarifications.json',
  about: { 'zh-CN': '在比赛中的提问及答复。', 'en-US': 'Questions to juries of contests, with the answers.' },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.clarification.findMany({
          where: { askerId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: { id: true, contestId: true, question: true, askedAt: true, answer: true, answeredAt: true },
        }),
      keyOf: ({ id }) => id,
    });
  },
};

const prints: ExportPart = {
  file: 'prints.json',
  about: { 'zh-CN': '在比赛中请求打印的内容。', 'en-US': 'Texts that were to be printed in contests.' },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.contestPrint.findMany({
          where: { userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: { id: true, contestId: true, content: true, createdAt: true, printedAt: true },
        }),
      keyOf: ({ id }) => id,
    });
  },
};

/** What an account did in contests, for the archive with its data. */
export const contestParts: readonly ExportPart[] = [contests, clarifications, prints];
