import { z } from 'zod';
import { eventTypes } from './clics-object.ts';

/*
 * Tokens of the event feed
 *
 * A token says what its reader knows, not where a log stood: of each collection a digest of its objects; of submissions
 * and judgements how far they are known and a digest of those so far. Whoever comes back with it is told what is
 * another now. So nothing has to be kept for it: it outlives a restart, a restored database and a change of servers, it
 * has no term, and what was taken away, judged again or unsealed meanwhile shows as another digest. It tells nothing
 * its reader was not told.
 */

/** Objects that come one after the other. */
const markSchema = z.object({
  /** The last one known: a number that grows from one to the next. */
  upTo: z.number(),
  /** Of all up to it. */
  digest: z.int(),
});
export type Mark = z.infer<typeof markSchema>;

const tokenSchema = z.object({
  contestId: z.int(),
  /** Digest of each collection or object. */
  types: z.partialRecord(z.enum(eventTypes), z.int()),
  submissions: markSchema.nullable(),
  judgements: markSchema.nullable(),
});

/** What a reader of the feed knows. */
export type FeedToken = z.infer<typeof tokenSchema>;

/** The token as it is sent. */
export function writeToken(token: FeedToken): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

/** Null: it is no token of this contest. */
export function readToken(text: string, contestId: number): FeedToken | null {
  try {
    const token = tokenSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return token.contestId === contestId ? token : null;
  } catch {
    return null;
  }
}
