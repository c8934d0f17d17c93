import { z } from 'zod';
import { LayoutError } from '../core/failure.ts';
import type { JudgeHttp } from '../http/judge-http.ts';
import { parseJson } from '../page/json.ts';

/** Runs of a handle that are looked at, newest first. */
const newest = 100;
/** Pause that the API wants between two requests, in ms. */
const callGapMs = 2_000;

const runSchema = z.object({
  id: z.int(),
  contestId: z.int().optional(),
  creationTimeSeconds: z.int(),
  problem: z.object({ contestId: z.int().optional(), index: z.string() }),
  author: z.object({ members: z.array(z.object({ handle: z.string() })) }),
  programmingLanguage: z.string(),
  /** Absent: it waits. */
  verdict: z.string().optional(),
  timeConsumedMillis: z.int(),
  memoryConsumedBytes: z.int(),
  points: z.number().optional(),
});

const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('OK'), result: z.unknown() }),
  z.object({ status: z.literal('FAILED'), comment: z.string() }),
]);

const contestSchema = z.object({ problems: z.array(z.object({ index: z.string() })) });

/** A run as the API says. */
export type CodeforcesRun = z.infer<typeof runSchema>;

/** Runs of a handle, newest first; the gym's are among them. @throws RemoteFailure */
export function runsOf(http: JudgeHttp, handle: string): Promise<readonly CodeforcesRun[]> {
  return ask(http, `user.status?handle=${encodeURIComponent(handle)}&from=1&count=${newest}`, z.array(runSchema));
}

/** Indexes of the problems of a contest, also of one of the gym, in their order. @throws RemoteFailure */
export async function indexesOf(http: JudgeHttp, contest: string): Promise<readonly string[]> {
  const { problems } = await ask(http, `contest.standings?contestId=${contest}&from=1&count=1`, contestSchema);
  return problems.map(({ index }) => index);
}

async function ask<T>(http: JudgeHttp, request: string, resultSchema: z.ZodType<T>): Promise<T> {
  const page = await http.get(`/api/${request}`);
  // To some networks the API answers by a page for people, or not at all.
  if (page.status === 403 || (page.status === 200 && page.text.trimStart().startsWith('<')))
    throw http.failure('challenge', `the API is not for this address: ${page.status}`, { page: page.text });
  const { result, comment } = http.read(page, (text) => parseAnswer(text, resultSchema));
  if (comment === null) return result;
  if (/limit exceeded/iu.test(comment)) throw http.failure('throttle', comment, { retryAfterMs: callGapMs });
  if (!/not found/iu.test(comment)) throw http.failure('maintenance', comment, { page: page.text });
  throw http.failure('refused', comment, comment.startsWith('contestId') ? { reason: 'no-such-problem' } : {});
}

/** What is asked for, or why it is not given. */
type ApiAnswer<T> =
  | { readonly result: T; readonly comment: null }
  | { readonly result: null; readonly comment: string };

/** An answer of the API. @throws LayoutError */
function parseAnswer<T>(text: string, resultSchema: z.ZodType<T>): ApiAnswer<T> {
  const answer = parseJson(text, answerSchema);
  if (answer.status === 'FAILED') return { result: null, comment: answer.comment };
  const result = resultSchema.safeParse(answer.result);
  if (!result.success) throw new LayoutError('the API answers otherwise');
  return { result: result.data, comment: null };
}
