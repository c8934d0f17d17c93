import { Status } from '@verdict/judge/protocol/status.ts';
import type { Context } from '../../core/context.ts';
import { nodeSilenceMs } from '../../queue/language/language.service.ts';

/** Older failures of judging are history: somebody has looked at them, or nobody will. */
const errorsMs = 7 * 86_400_000;
/** Counts end here. */
const maxCounted = 10_000;

/** Mails that were given up. */
export function failedMails(db: Context['db']): Promise<number> {
  return db.mail.count({ where: { state: 'FAILED' }, take: maxCounted });
}

/** Submissions of the last seven days that ended in a system error. */
export function systemErrors(db: Context['db'], now: Date): Promise<number> {
  return db.submission.count({
    where: {
      submittedAt: { gte: new Date(now.getTime() - errorsMs) },
      status: Status.SYSTEM_ERROR,
      origin: { not: 'JURY' },
    },
    take: maxCounted,
  });
}

/** Judges in use that fell silent. */
export function lostJudges(db: Context['db'], now: Date): Promise<number> {
  return db.judgeNode.count({
    where: {
      revokedAt: null,
      mode: { not: 'DRAINING' },
      lastSeenAt: { lt: new Date(now.getTime() - nodeSilenceMs) },
    },
  });
}
