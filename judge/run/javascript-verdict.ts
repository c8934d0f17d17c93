import { z } from 'zod';
import type { CheckerVerdict } from './checker-verdict.ts';

/**
 * What a JavaScript checker said, as isolate/run-checker.cjs tells it. Pure.
 *
 * A checker is `export default ({ input, output, answer }) => ({ verdict, score, message })`, all texts. `verdict` is
 * "accepted", "wrong", "presentation" or "partial"; `score` is a share of the case's points from 0 to 1, given with
 * "partial" and read nowhere else; `message` is for the contestant and may be left out.
 */

const failedSchema = z.object({ failure: z.string(), detail: z.string() });
const returnedSchema = z.object({ verdict: z.unknown(), score: z.unknown(), message: z.unknown() });
const saidSchema = z.union([failedSchema, returnedSchema]);

/** What the runner wrote; null: it died before it could say anything. */
export type CheckerReturn = z.infer<typeof saidSchema>;

export function readCheckerReturn(stdout: string): CheckerReturn | null {
  try {
    return saidSchema.parse(JSON.parse(stdout));
  } catch {
    return null;
  }
}

/** The cause of a failure that the runner told. Its first line holds nothing of the checker's. */
export function failureCause({ failure, detail }: z.infer<typeof failedSchema>): string {
  return [`the checker failed: ${failure}`, detail].filter((text) => text !== '').join('\n');
}

const verdictSchema = z.enum(['accepted', 'wrong', 'presentation', 'partial']);
const shareSchema = z.number().min(0).max(1);

/** What a return of the checker means; whatever has another shape is a failure of the checker. */
export function javascriptVerdict(said: CheckerReturn): CheckerVerdict {
  if ('failure' in said) return { kind: 'failure', cause: failureCause(said) };
  const verdict = verdictSchema.safeParse(said.verdict);
  if (!verdict.success)
    return wrongShape('its verdict is none of "accepted", "wrong", "presentation" and "partial"', said.verdict);
  if (said.message !== null && typeof said.message !== 'string')
    return wrongShape('its message is not a text', said.message);
  const rest = { message: said.message ?? '', judgeMessage: '' };
  if (verdict.data !== 'partial') return { kind: verdict.data, points: null, ...rest };
  const share = shareSchema.safeParse(said.score);
  if (!share.success) return wrongShape('it gave "partial" without a score of 0 to 1', said.score);
  return { kind: 'partial', points: { kind: 'share', value: share.data }, ...rest };
}

function wrongShape(what: string, value: unknown): CheckerVerdict {
  return {
    kind: 'failure',
    cause: failureCause({ failure: what, detail: typeof value === 'object' ? '' : `it gave ${JSON.stringify(value)}` }),
  };
}
