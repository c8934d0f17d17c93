import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { newContest } from './new-contest.ts';
import { openSiteDatabase } from './site-database.ts';

/** Two programs in one but for their names and what stands before. */
const program = (a: string, b: string, before: string): string => `#include <iostream>
${before}
using namespace std;
int main() {
  int ${a}; cin >> ${a};
  bool ${b}[1000] = {};
  long long sum = 0;
  for (int i = 2; i < ${a}; i++) {
    if (${b}[i]) continue;
    sum += i;
    for (int j = i * i; j < ${a}; j += i) ${b}[j] = true;
  }
  cout << sum << endl;
}
`;

/**
 * A contest of the super admin in which people submitted programs for A that are alike, each before with more lines in
 * front.
 */
export interface PlagiarisedContest {
  readonly id: number;
  readonly title: string;
  /** Of problem A within the contest. */
  readonly contestProblemId: number;
  readonly usernames: readonly string[];
  readonly submissionIds: readonly number[];
}

/** @param count programs. */
export async function plagiarisedContest(db: PrismaClient, count: number): Promise<PlagiarisedContest> {
  const contest = await newContest(db);
  const { id: contestProblemId, problemId } = await db.contestProblem.findFirstOrThrow({
    where: { contestId: contest.id, displayId: 'A' },
    select: { id: true, problemId: true },
  });
  const prefix = `c${randomBytes(5).toString('hex')}`;
  const usernames: string[] = [];
  const submissionIds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `${prefix}n${index}`;
    const submittedAt = new Date(contest.startsAt.getTime() + (index + 1) * 60_000);
    const code = program(`n${index}`, `crossed${index}`, '// all my own work\n'.repeat(60 * index));
    const { id: userId } = await db.user.create({
      data: { id: randomBytes(16).toString('hex'), username, usernameKey: username, passwordHash: 'none' },
      select: { id: true },
    });
    const participant = await db.contestParticipant.create({
      data: {
        contestId: contest.id,
        registeredAt: submittedAt,
        members: { create: { userId, contestId: contest.id } },
      },
      select: { id: true },
    });
    const submission = await db.submission.create({
      data: {
        userId,
        problemId,
        contestId: contest.id,
        contestProblemId,
        participantId: participant.id,
        origin: 'CONTEST',
        languageKey: 'cpp',
        code,
        lengthBytes: code.length,
        status: 0,
        submittedAt,
      },
      select: { id: true },
    });
    usernames.push(username);
    submissionIds.push(submission.id);
  }
  return { id: contest.id, title: contest.title, contestProblemId, usernames, submissionIds };
}

/** Addresses of a contest's comparisons and of a pair, as if the first program had been compared with the second. */
export async function plagiarismPaths(): Promise<{ readonly list: string; readonly pair: string }> {
  const { db, close } = await openSiteDatabase();
  try {
    const {
      id,
      contestProblemId,
      submissionIds: [leftId = 0, rightId = 0],
    } = await plagiarisedContest(db, 2);
    const at = new Date();
    const pair = {
      leftId,
      rightId,
      similarity: 0.97,
      longestTokens: 60,
      fragments: [
        [5, 8, 65, 68, 30],
        [9, 12, 69, 72, 60],
      ],
    };
    const { pairs } = await db.plagiarismCheck.create({
      data: {
        contestProblemId,
        state: 'DONE',
        requestedAt: at,
        endedAt: at,
        programCount: 2,
        tooShortCount: 1,
        pairs: { create: pair },
        gaps: { create: { submissionId: rightId, reason: 'TOO_SHORT' } },
      },
      select: { pairs: { select: { id: true } } },
    });
    const list = `/admin/contest/${id}/plagiarism`;
    return { list, pair: `${list}/${pairs[0]?.id ?? 0}` };
  } finally {
    await close();
  }
}
