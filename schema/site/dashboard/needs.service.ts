import type { Context } from '../../core/context.ts';
import { isProblemAdmin, isSuperAdmin } from '../../core/viewer.rule.ts';
import { allowed } from '../../place/place.rule.ts';
import { decidableProblems } from '../../problem/bank-application/bank-application.rule.ts';
import { failedMails, lostJudges, systemErrors } from '../health/faults.service.ts';

/** Red problems that are named. */
const maxRedProblems = 20;

/** A problem whose newest jury report is red. */
export interface RedProblem {
  readonly id: number;
  readonly displayId: string;
}

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** Problems of groups that wait for a decision; null: the viewer does not decide. */
export async function countBankApplications({ db, viewer }: Asking): Promise<number | null> {
  if (!isProblemAdmin(viewer)) return null;
  return db.problem.count({ where: { AND: [decidableProblems(viewer), { bankState: 'APPLIED' }] } });
}

/** Problems that the viewer may edit and whose newest report disagrees with the jury; by number. */
export async function listRedProblems({ db, viewer }: Asking): Promise<RedProblem[]> {
  // By the partial index of items that disagree: of all reports only the red ones are read.
  const red = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT r.problem_id AS id
    FROM jury_report_item i JOIN jury_report r ON r.id = i.report_id
    WHERE i.disagreements <> '[]'::jsonb AND r.state = 'DONE'
      AND NOT EXISTS (SELECT FROM jury_report newer WHERE newer.problem_id = r.problem_id AND newer.id > r.id)`;
  return db.problem.findMany({
    where: { AND: [{ id: { in: red.map(({ id }) => id) } }, allowed(viewer, 'problem.edit')] },
    orderBy: { displayOrder: 'asc' },
    take: maxRedProblems,
    select: { id: true, displayId: true },
  });
}

/** Users who ask to be teachers; null: others decide. */
export async function countTeacherRequests({ db, viewer }: Asking): Promise<number | null> {
  return isSuperAdmin(viewer) ? db.teacherRequest.count({ where: { state: 'OPEN' } }) : null;
}

/** Mails that were given up; null: the outbox is not the viewer's. */
export async function countFailedMails({ db, viewer }: Asking): Promise<number | null> {
  return isSuperAdmin(viewer) ? failedMails(db) : null;
}

/** Submissions of the last days that ended in a system error; null: others rejudge them. */
export async function countSystemErrors({ db, viewer, now }: Asking): Promise<number | null> {
  return isSuperAdmin(viewer) ? systemErrors(db, now) : null;
}

/** Judges in use that fell silent; null: others mend them. */
export async function countLostJudges({ db, viewer, now }: Asking): Promise<number | null> {
  return isSuperAdmin(viewer) ? lostJudges(db, now) : null;
}
