import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { buildContest } from '../factories/contest.ts';

/** A contest of one's own on the site, so that tests beside each other do not meet. */
export interface ContestOnSite {
  readonly id: number;
  /** Address of its pages. */
  readonly path: string;
  readonly title: string;
  /** Of its only problem, within the contest. */
  readonly contestProblemId: number;
  readonly problemId: number;
  readonly startsAt: Date;
}

/** A contest that began an hour ago with the problem 1000 as A, by an account of this name. */
export async function contestOnSite(db: PrismaClient, authorName: string): Promise<ContestOnSite> {
  const author = await db.user.findUniqueOrThrow({
    where: { usernameKey: authorName.toLowerCase() },
    select: { id: true },
  });
  const problem = await db.problem.findFirstOrThrow({ where: { displayId: '1000' }, select: { id: true } });
  const contest = await buildContest(
    { db },
    { authorId: author.id, title: `Contest ${randomBytes(4).toString('hex')}`, isPrintOpen: true },
  );
  const { id } = await db.contestProblem.create({
    data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'Apples', color: '#d32f2f' },
    select: { id: true },
  });
  return {
    id: contest.id,
    path: `/contest/${contest.id}`,
    title: contest.title,
    contestProblemId: id,
    problemId: problem.id,
    startsAt: contest.startsAt,
  };
}

/** An accepted submission of an account after so many seconds, on the board as the server would have it. */
export async function solvedOnSite(
  db: PrismaClient,
  { id, contestProblemId, problemId, startsAt }: ContestOnSite,
  { username, second }: { readonly username: string; readonly second: number },
): Promise<void> {
  const { id: userId } = await db.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
    select: { id: true },
  });
  const submittedAt = new Date(startsAt.getTime() + second * 1_000);
  const participant = await db.contestParticipant.create({
    data: { contestId: id, registeredAt: submittedAt, members: { create: { userId, contestId: id } } },
    select: { id: true },
  });
  const submission = await db.submission.create({
    data: {
      userId,
      problemId,
      contestId: id,
      contestProblemId,
      participantId: participant.id,
      origin: 'CONTEST',
      languageKey: 'cpp',
      code: 'int main() {}',
      lengthBytes: 13,
      status: 0,
      submittedAt,
    },
    select: { id: true },
  });
  await db.contestParticipant.update({
    where: { id: participant.id },
    data: { tries: { [contestProblemId]: [[submission.id, second * 1_000, 0, null, 1]] } },
  });
}

/** Another browser, signed in as somebody else. */
export async function otherBrowser(browser: Browser, token: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Shanghai',
    ...options,
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return context.newPage();
}
