import type { Prisma, RemoteJob, RemoteJobState } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';

/** Rows of a page unless asked otherwise. */
export const defaultJobPage = 15;
/** Largest number that a row can have. */
const maxId = 2 ** 31 - 1;

/** Which jobs are listed; null: all. */
interface JobFilter {
  readonly judgeKey: string | null;
  readonly states: readonly RemoteJobState[] | null;
  readonly accountId: number | null;
  /** Number of a submission or of a run, a problem of the judge, or the name of a user. */
  readonly text: string | null;
}

/** Remote submissions. */
export async function listJobs(
  { db }: Pick<Services, 'db'>,
  {
    filter,
    order,
    page,
    query,
  }: {
    readonly filter: JobFilter;
    readonly order: RowOrder;
    readonly page: PageRequest;
    /** Selection of columns, from the caller. */
    readonly query: object;
  },
): Promise<Page<RemoteJob>> {
  const where = whereOf(filter);
  const [items, total] = await Promise.all([
    db.remoteJob.findMany({ ...query, ...sliceOf(page), where, orderBy: byId(order) }),
    db.remoteJob.count({ where }),
  ]);
  return { ...page, items, total };
}

function whereOf({ judgeKey, states, accountId, text }: JobFilter): Prisma.RemoteJobWhereInput {
  const wanted = text?.trim() ?? '';
  const number = /^#?(\d{1,10})$/u.exec(wanted)?.[1];
  return {
    ...(judgeKey !== null && { judgeKey }),
    ...(states !== null && states.length > 0 && { state: { in: [...states] } }),
    ...(accountId !== null && { accountId }),
    ...(wanted !== '' && {
      OR: [
        { runId: wanted },
        { ref: wanted },
        { user: { username: wanted } },
        { submission: { problem: { displayId: wanted } } },
        ...(number !== undefined && Number(number) <= maxId ? [{ submissionId: Number(number) }] : []),
      ],
    }),
  };
}
