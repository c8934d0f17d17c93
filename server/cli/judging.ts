import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal } from '@verdict/judge/protocol/status.ts';
import { listLanguages } from '@verdict/schema/queue/language/language.service.ts';
import type { ProblemSite } from './problem-site.ts';

/** A judge that has just been started is waited for this long, in milliseconds; it looks for compilers first. */
const judgeStartMs = 60_000;
/** A look without a message, in milliseconds. */
const lookMs = 1_000;

/** Waits until a judge offers languages. @throws Error in plain words when none does in time. */
export async function waitForJudge({ services, signal }: ProblemSite): Promise<void> {
  const endsAt = performance.now() + judgeStartMs;
  while (!signal.aborted) {
    if ((await listLanguages(services.db, new Date())).some(({ isAvailable }) => isAvailable)) return;
    if (performance.now() > endsAt)
      throw new Error('No judge is at work. Is the site up, and does its judge start? See its messages.');
    await sleep(200);
  }
}

/** Waits until all submissions have their verdict, or the command is to stop. */
export async function awaitVerdicts(
  { services, signal }: ProblemSite,
  submissionIds: readonly number[],
): Promise<void> {
  const waiting = new Set(submissionIds);
  await using wakeUps = services.pubsub.subscribe('submission', {
    signal,
    filter: ({ submissionId, status }) => waiting.has(submissionId) && isFinal(status),
  });
  while (waiting.size > 0 && !signal.aborted) {
    const rows = await services.db.submission.findMany({
      where: { id: { in: [...waiting] } },
      select: { id: true, status: true },
    });
    for (const { id, status } of rows) if (isFinal(status)) waiting.delete(id);
    if (waiting.size > 0) await wakeUps.poll(lookMs);
  }
}
