import type { Award } from '@verdict/schema/contest/core/award-list.ts';
import { defaultAwards } from '@verdict/schema/contest/manage/award-defaults.ts';
import { nextBalloonColor } from '@verdict/schema/contest/scoreboard/board/balloon-colors.ts';
import type { Transaction } from '@verdict/schema/core/context.ts';
import type { DemoWork } from './demo-class-submissions.ts';
import { contestOf, diceOf } from './demo-class-work.ts';

/*
 * Contests of the demo: how one is made, and how it was held
 */

const contestMs = 2 * 60 * 60_000;
/** The scoreboard is frozen this long before the end. */
const frozenMs = contestMs / 4;
const dayMs = 24 * 60 * 60_000;

interface NewContest {
  readonly title: string;
  readonly description: string;
  /** By their folders. */
  readonly problems: readonly string[];
  readonly startsAt: Date;
  readonly isFrozen: boolean;
}

interface ContestOwner {
  /** Null: the site. */
  readonly groupId: number | null;
  readonly authorId: string;
  readonly createdAt: Date;
}

interface MadeContest {
  readonly id: number;
  readonly startsAt: Date;
  readonly problems: readonly { readonly id: number; readonly problemId: number }[];
}

/** Makes a contest of two hours with balloon colours; one that is over has medals. */
export async function makeContest(
  tx: Transaction,
  owner: ContestOwner,
  { title, description, problems, startsAt, isFrozen }: NewContest,
): Promise<MadeContest> {
  const rows = await tx.problem.findMany({
    where: { packageName: { in: [...problems] } },
    select: { id: true, title: true },
    orderBy: { id: 'asc' },
  });
  const colors: string[] = [];
  for (const _problem of rows) colors.push(nextBalloonColor(colors));
  const endsAt = new Date(startsAt.getTime() + contestMs);
  return tx.contest.create({
    data: {
      ...owner,
      title,
      description,
      startsAt,
      endsAt,
      sealsAt: isFrozen ? new Date(startsAt.getTime() + contestMs - frozenMs) : null,
      isBoardOpen: true,
      ...(endsAt.getTime() < Date.now() ? { awardKind: 'PROPORTION' as const, awards: medals() } : {}),
      problems: {
        create: rows.map((problem, position) => ({
          problemId: problem.id,
          displayId: String.fromCodePoint(65 + position),
          displayTitle: problem.title,
          position,
          color: colors[position] ?? null,
        })),
      },
    },
    select: {
      id: true,
      startsAt: true,
      problems: { select: { id: true, problemId: true }, orderBy: { position: 'asc' } },
    },
  });
}

/** The usual medals, named in both languages as all of the demo. */
function medals(): Award[] {
  const english = defaultAwards('en-US');
  return defaultAwards('zh-CN').map((award, index) => ({ ...award, name: `${award.name} · ${english[index]?.name}` }));
}

/** Registers accounts for a contest. @returns the row of each on the scoreboard. */
export async function enrol(
  tx: Transaction,
  contestId: number,
  { userIds, registeredAt }: { readonly userIds: readonly string[]; readonly registeredAt: Date },
): Promise<ReadonlyMap<string, number>> {
  const participants = await tx.contestParticipant.createManyAndReturn({
    data: userIds.map(() => ({ contestId, registeredAt })),
    select: { id: true },
  });
  const rows = participants.map(({ id: participantId }, index) => ({ participantId, userId: userIds[index] ?? '' }));
  await tx.contestMember.createMany({ data: rows.map((row) => ({ ...row, contestId })) });
  return new Map(rows.map(({ userId, participantId }) => [userId, participantId]));
}

/**
 * Registers accounts for a contest that is over and invents what they did.
 *
 * @param held.seed the same one gives the same work.
 * @returns what they submitted.
 */
export async function holdContest(
  tx: Transaction,
  { id: contestId, startsAt, problems }: MadeContest,
  { userIds, seed }: { readonly userIds: readonly string[]; readonly seed: number },
): Promise<DemoWork[]> {
  const start = startsAt.getTime();
  const attempts = userIds.flatMap((userId, index) => {
    const own = contestOf(diceOf(seed + index), { problems: problems.length, durationMs: contestMs });
    return own.length === 0 ? [] : [{ userId, own }];
  });
  const rows = await enrol(tx, contestId, {
    userIds: attempts.map(({ userId }) => userId),
    registeredAt: new Date(start - dayMs),
  });
  return attempts.flatMap(({ userId, own }) =>
    own.flatMap(({ problem, isAccepted, ms }): DemoWork[] => {
      const place = problems[problem];
      if (place === undefined) return [];
      return [
        {
          userId,
          problemId: place.problemId,
          isAccepted,
          submittedAt: new Date(start + ms),
          contest: {
            contestId,
            contestProblemId: place.id,
            participantId: rows.get(userId) ?? null,
            isUnderSeal: ms >= contestMs - frozenMs,
          },
        },
      ];
    }),
  );
}
