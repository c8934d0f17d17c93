import type { Context } from '../../core/context.ts';
import { TooManyFailures } from '../user/account.error.ts';
import { lockedUntil, maxSignInFailures, puzzleAfter, puzzleAfterAnywhere, signInLockMs } from './sign-in-lock.ts';

/** Who tries to sign in from where. Names nobody has are counted like others. */
export interface Attempt {
  readonly usernameKey: string;
  readonly address: string;
}

/** What the failures so far ask of the next try. */
export interface FailureState {
  /** It must bring a solved puzzle, or a code. */
  readonly isPuzzleNeeded: boolean;
  /** The one after it must, if it fails too. */
  readonly isPuzzleNext: boolean;
}

/** Looks at the failures of a name. @throws TooManyFailures */
export async function failuresSoFar({ db, now }: Pick<Context, 'db' | 'now'>, attempt: Attempt): Promise<FailureState> {
  const since = new Date(now.getTime() - signInLockMs);
  const earlier = new Date(since.getTime() - signInLockMs);
  // Later ones were counted before the clock was set back; servers whose clocks differ a little are well within.
  const latest = new Date(now.getTime() + signInLockMs);
  const [here, anywhere] = await Promise.all([
    db.signInFailure.findMany({
      where: { ...attempt, failedAt: { gt: earlier, lt: latest } },
      orderBy: { failedAt: 'desc' },
      take: maxSignInFailures,
      select: { failedAt: true },
    }),
    db.signInFailure.findMany({
      where: { usernameKey: attempt.usernameKey, failedAt: { gt: since, lt: latest } },
      take: puzzleAfterAnywhere,
      select: { id: true },
    }),
  ]);
  const moments = here.map(({ failedAt }) => failedAt);
  const retryAt = lockedUntil(moments, now);
  if (retryAt !== null) throw new TooManyFailures(retryAt);
  const recent = moments.filter((failedAt) => failedAt > since).length;
  const isPuzzleAfter = (more: number) => recent + more >= puzzleAfter || anywhere.length + more >= puzzleAfterAnywhere;
  return { isPuzzleNeeded: isPuzzleAfter(0), isPuzzleNext: isPuzzleAfter(1) };
}

/** Counts a wrong password. */
export async function countFailure({ db, now }: Pick<Context, 'db' | 'now'>, attempt: Attempt): Promise<void> {
  // Older ones can no longer lock anything, whoever they belong to.
  await db.signInFailure.deleteMany({ where: { failedAt: { lt: new Date(now.getTime() - 2 * signInLockMs) } } });
  await db.signInFailure.create({ data: { ...attempt, failedAt: now }, select: { id: true } });
}
