import type { User } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { buildContest } from '../factories/contest.ts';
import { buildProblem } from '../factories/problem.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import type { BenchSite } from './bench-site.ts';
import type { ContestSize } from './contest-plan.ts';

/** A contest with the accounts of all who take part. */
export interface SimulatedContest {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of its problems, in their order. */
  readonly problems: readonly { readonly id: number; readonly displayId: string }[];
  readonly contestants: readonly Entrant[];
  readonly author: Entrant;
  /** Corrects verdicts. */
  readonly superAdmin: Entrant;
}

/** An account that is signed in. */
export interface Entrant {
  readonly userId: string;
  readonly token: string;
}

/** Accounts made at once. */
const together = 20;
const fiveHours = 5 * 3_600;
/** The last hour of five is sealed. */
const sealedShare = 0.8;

const registered = z.object({ registerForContest: z.object({ __typename: z.literal('RegisterForContestSuccess') }) });
const registerMutation = 'mutation ($contestId: Int!) { registerForContest(contestId: $contestId) { __typename } }';

/**
 * Makes a sealed ACM contest that begins once everybody is there, with each second standing for many. Every second
 * contestant has registered; the others take part from their first program on.
 */
export async function simulateContest(
  site: BenchSite,
  { contestants: count, problems, seconds }: ContestSize,
): Promise<SimulatedContest> {
  const { services } = site;
  const enter = async (role: User['role'] = 'USER') => {
    const user = await buildUser(services, { role });
    return { userId: user.id, token: await tokenFor(services, user) };
  };
  const [author, superAdmin] = [await enter(), await enter('ROOT')];
  const contestants: Entrant[] = [];
  while (contestants.length < count)
    contestants.push(
      ...(await Promise.all(Array.from({ length: Math.min(together, count - contestants.length) }, () => enter()))),
    );
  const bank = await Promise.all(Array.from({ length: problems }, () => buildProblem(services)));
  // Far enough away for all to register.
  const far = new Date(Date.now() + 3_600_000);
  const { id } = await buildContest(services, {
    authorId: author.userId,
    title: 'Simulated',
    isBoardOpen: true,
    isUnsealedAtEnd: false,
    penaltySeconds: Math.ceil((1_200 * seconds) / fiveHours),
    startsAt: far,
    endsAt: new Date(far.getTime() + seconds * 1_000),
    problems: {
      create: bank.map((problem, position) => ({
        problemId: problem.id,
        displayId: String.fromCodePoint(65 + position),
        displayTitle: problem.title,
        position,
      })),
    },
  });
  const early = contestants.filter((_, index) => index % 2 === 0);
  for (let first = 0; first < early.length; first += together) {
    await Promise.all(
      early
        .slice(first, first + together)
        .map(({ token }) => site.caller(token).call(registered, registerMutation, { contestId: id })),
    );
  }
  const startsAt = new Date(Date.now() + 1_000);
  const times = {
    startsAt,
    sealsAt: new Date(startsAt.getTime() + seconds * 1_000 * sealedShare),
    endsAt: new Date(startsAt.getTime() + seconds * 1_000),
  };
  await services.db.contest.update({ where: { id }, data: times });
  const places = await services.db.contestProblem.findMany({
    where: { contestId: id },
    orderBy: { position: 'asc' },
    select: { id: true, displayId: true },
  });
  return { id, startsAt, endsAt: times.endsAt, problems: places, contestants, author, superAdmin };
}
