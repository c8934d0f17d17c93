import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { ration } from '../user/ration.ts';
import { WrongCaptcha } from './challenge.error.ts';

/** A challenge can be answered for this long (decision 137, "Slide puzzle"). */
export const challengeLifeMs = 2 * 60_000;
/** Pixels a piece may lie beside its gap (specification, section 9). */
export const puzzleTolerance = 3;

/** A picture with letters to read. */
export interface Captcha {
  readonly key: string;
  /** PNG as a data URL. */
  readonly image: string;
}

/** A picture with a gap, and the piece to slide there; lengths in pixels of a picture 325 wide and 100 high. */
export interface SlidePuzzle {
  readonly key: string;
  readonly background: string;
  readonly piece: string;
  readonly pieceSize: number;
  readonly pieceY: number;
}

/** Where somebody slid the piece of a puzzle to. */
export interface PuzzleAnswer {
  readonly key: string;
  readonly x: number;
}

/** Draws letters to read. @throws TooManyRequests */
export async function createCaptcha(context: Context): Promise<Captcha> {
  ration(context, 'challenge');
  const { image, letters } = await context.artist.captcha();
  return { key: await store(context, 'CAPTCHA', letters.toLowerCase()), image };
}

/** Draws a slide puzzle. @throws TooManyRequests */
export async function createSlidePuzzle(context: Context): Promise<SlidePuzzle> {
  ration(context, 'challenge');
  const { x, y, ...picture } = await context.artist.slidePuzzle();
  return { key: await store(context, 'SLIDE_PUZZLE', String(x)), pieceY: y, ...picture };
}

/** Passes who read the letters right. The captcha is gone afterwards in any case. @throws WrongCaptcha */
export async function requireCaptcha(
  context: Pick<Context, 'db' | 'now'>,
  key: string,
  letters: string,
): Promise<void> {
  const answer = await take(context, 'CAPTCHA', key);
  if (answer === null || answer !== letters.trim().toLowerCase()) throw new WrongCaptcha();
}

/** Does the piece lie in its gap? The puzzle is gone afterwards in any case. */
export async function isPuzzleSolved(context: Pick<Context, 'db' | 'now'>, { key, x }: PuzzleAnswer): Promise<boolean> {
  const answer = await take(context, 'SLIDE_PUZZLE', key);
  return answer !== null && Math.abs(Number(answer) - x) <= puzzleTolerance;
}

type Kind = 'CAPTCHA' | 'SLIDE_PUZZLE';

async function store({ db, now }: Context, kind: Kind, answer: string): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await db.challenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.challenge.create({
    data: { key, kind, answer, expiresAt: new Date(now.getTime() + challengeLifeMs) },
    select: { key: true },
  });
  return key;
}

/** The answer of a challenge that is still open; of two who take it at once, one gets it. */
async function take({ db, now }: Pick<Context, 'db' | 'now'>, kind: Kind, key: string): Promise<string | null> {
  const challenge = await db.challenge.findUnique({
    where: { key, kind, expiresAt: { gt: now } },
    select: { answer: true },
  });
  const { count } = await db.challenge.deleteMany({ where: { key, kind } });
  return challenge !== null && count === 1 ? challenge.answer : null;
}
