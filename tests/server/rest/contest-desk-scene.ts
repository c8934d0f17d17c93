import type { Services } from '@verdict/schema/core/context.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildContestTry } from '../../factories/contestant.ts';
import { buildProblem } from '../../factories/problem.ts';

/** A running contest with something on each of its jury's lists. */
export interface DeskScene {
  readonly contestId: number;
  readonly announcementId: number;
  /** Of an announcement that may be deleted. */
  readonly oldAnnouncementId: number;
  readonly printId: number;
  /** Of the submission that solved a problem. */
  readonly balloonId: number;
  /** Of a comment and a reply below it, and of ones that may be deleted. */
  readonly commentId: number;
  readonly replyId: number;
  readonly oldCommentId: number;
  readonly oldReplyId: number;
  /** Of contests that may be changed and deleted; the first has the problem. */
  readonly spareContestId: number;
  readonly oldContestId: number;
  /** Of a problem that is in no contest. */
  readonly freeProblemId: number;
}

/** Builds the contest. */
export async function buildDeskScene(
  services: Pick<Services, 'db' | 'pubsub' | 'files'>,
  {
    authorId,
    contestantId,
    problemId,
  }: { readonly authorId: string; readonly contestantId: string; readonly problemId: number },
): Promise<DeskScene> {
  const { db } = services;
  const contest = await buildContest(services, { authorId, isPrintOpen: true });
  const problem = await db.contestProblem.create({
    data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'Apples' },
    select: { id: true },
  });
  const announcement = () =>
    db.contestAnnouncement.create({
      data: { contestId: contest.id, title: 'News', content: '**Read** this', authorId },
      select: { id: true },
    });
  const print = await db.contestPrint.create({
    data: { contestId: contest.id, userId: contestantId, content: 'int main() {}\n'.repeat(5) },
    select: { id: true },
  });
  const balloon = await buildContestTry(services, {
    contest,
    userId: contestantId,
    contestProblemId: problem.id,
    second: 90,
  });
  const [spare, old, free] = [
    await buildContest(services, { authorId }),
    await buildContest(services, { authorId }),
    await buildProblem(services),
  ];
  await db.contestProblem.create({ data: { contestId: spare.id, problemId, displayId: 'A', displayTitle: 'Apples' } });
  const { id: threadId } = await db.thread.create({
    data: { contestId: contest.id, commentCount: 4 },
    select: { id: true },
  });
  const comment = () =>
    db.comment.create({
      data: { threadId, authorId, content: 'May **N** be 0?', createdAt: new Date() },
      select: { id: true },
    });
  const [asked, oldComment] = [await comment(), await comment()];
  const reply = () =>
    db.reply.create({
      data: { commentId: asked.id, authorId, recipientId: authorId, content: 'Please', createdAt: new Date() },
      select: { id: true },
    });
  const comments = {
    commentId: asked.id,
    replyId: (await reply()).id,
    oldCommentId: oldComment.id,
    oldReplyId: (await reply()).id,
  };
  return {
    ...comments,
    spareContestId: spare.id,
    oldContestId: old.id,
    freeProblemId: free.id,
    contestId: contest.id,
    announcementId: (await announcement()).id,
    oldAnnouncementId: (await announcement()).id,
    printId: print.id,
    balloonId: balloon.id,
  };
}
