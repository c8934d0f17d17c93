import { Status } from '@verdict/judge/protocol/status.ts';

/** How large the simulated contest is. */
export interface ContestSize {
  readonly contestants: number;
  readonly problems: number;
  /** Open subscriptions to its board. */
  readonly followers: number;
  /** What five hours are compressed into. */
  readonly seconds: number;
  /** Before the first program, while the pages are opened one by one: in five hours nobody notices that. */
  readonly openingSeconds: number;
}

const whole: ContestSize = { contestants: 2_000, problems: 12, followers: 1_000, seconds: 600, openingSeconds: 120 };

/** The size asked for: `VERDICT_BENCH_SCALE=0.1` makes it a tenth. */
export function contestSize(): ContestSize {
  const scale = Number(process.env['VERDICT_BENCH_SCALE'] ?? 1);
  if (!(scale > 0 && scale <= 1)) throw new Error('VERDICT_BENCH_SCALE is a number above 0, at most 1.');
  const part = (count: number) => Math.ceil(count * scale);
  return {
    ...whole,
    contestants: part(whole.contestants),
    followers: part(whole.followers),
    seconds: Math.max(40, part(whole.seconds)),
    openingSeconds: Math.max(5, part(whole.openingSeconds)),
  };
}

/** A program somebody submits. */
export interface PlannedSubmission {
  readonly kind: 'submit';
  /** Since the start of the contest. */
  readonly atMs: number;
  readonly number: number;
  /** Indexes. */
  readonly contestant: number;
  readonly problem: number;
  /** What the judge says of it, first and when it is judged again. */
  readonly verdicts: readonly [number, number];
}

/** What the jury does about a submission later. */
export interface PlannedCorrection {
  readonly kind: 'rejudge' | 'manual' | 'cancel';
  readonly atMs: number;
  /** Number of the submission. */
  readonly number: number;
}

/** One in so many submissions is judged again, given another verdict by hand, cancelled. */
const corrected: readonly (readonly [PlannedCorrection['kind'], number])[] = [
  ['rejudge', 60],
  ['manual', 150],
  ['cancel', 300],
];
const wrong = [
  Status.WRONG_ANSWER,
  Status.WRONG_ANSWER,
  Status.WRONG_ANSWER,
  Status.TIME_LIMIT_EXCEEDED,
  Status.RUNTIME_ERROR,
  Status.COMPILE_ERROR,
];
/** Nothing is begun later than this share of the contest, so that a slow machine still takes all before the end. */
const lastShare = 0.96;

/**
 * All that happens in the contest, in the order of time and the same each run: the better somebody is and the easier a
 * problem, the sooner and the more surely it is solved. About three submissions a contestant.
 */
export function planContest(
  { contestants, problems, seconds, openingSeconds }: ContestSize,
  seed = 6,
): (PlannedSubmission | PlannedCorrection)[] {
  const random = randomFrom(seed);
  const lengthMs = (seconds - openingSeconds) * 1_000 * lastShare;
  const submissions: Omit<PlannedSubmission, 'number'>[] = [];
  for (let contestant = 0; contestant < contestants; contestant += 1) {
    const skill = random();
    for (let problem = 0; problem < problems; problem += 1) {
      const difficulty = (problem + 0.5) / problems;
      if (random() > skill * 0.8 - difficulty * 0.9 + 0.05) continue;
      for (
        let tries = 0, atMs = lengthMs * (difficulty * 0.4 + random() * 0.55);
        tries < 4 && atMs < lengthMs;
        tries += 1, atMs += lengthMs * (0.03 + random() * 0.1)
      ) {
        const isSolved = random() < 0.35 + skill * 0.4;
        const failed = () => wrong[Math.floor(random() * wrong.length)] ?? Status.WRONG_ANSWER;
        const first = isSolved ? Status.ACCEPTED : failed();
        submissions.push({
          kind: 'submit',
          atMs,
          contestant,
          problem,
          verdicts: [first, random() < 0.5 ? first : isSolved ? failed() : Status.ACCEPTED],
        });
        if (isSolved) break;
      }
    }
  }
  const numbered = submissions.toSorted((a, b) => a.atMs - b.atMs).map((one, number) => ({ ...one, number }));
  const corrections = numbered.flatMap(({ number, atMs }) =>
    corrected.flatMap(([kind, each]): PlannedCorrection[] =>
      random() < 1 / each ? [{ kind, number, atMs: atMs + lengthMs * random() * 0.2 }] : [],
    ),
  );
  return [...numbered, ...corrections]
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((one) => ({ ...one, atMs: one.atMs + openingSeconds * 1_000 }));
}

/** Numbers from 0 up to 1, the same from the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
