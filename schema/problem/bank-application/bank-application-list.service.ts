import type { BankState, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import type { RowOrder } from '../../core/row-order.ts';
import { adminProblemsWhere, problemsNamed, type AdminProblem } from '../editing/admin-problem.service.ts';
import { decidableProblems } from './bank-application.rule.ts';

const rowSelect = {
  id: true,
  group: { select: { id: true, name: true } },
  bankApplication: { select: { appliedAt: true, reason: true, applicant: { select: { username: true } } } },
} as const satisfies Prisma.ProblemSelect;
type ApplicationRow = Prisma.ProblemGetPayload<{ select: typeof rowSelect }>;

/** A problem that applied for the public bank. */
export interface BankApplication {
  readonly problem: AdminProblem;
  readonly groupName: string;
  readonly application: ApplicationRow['bankApplication'];
}

/** What the list is narrowed by; null and absent alike mean "any". */
export interface BankApplicationFilter {
  readonly keyword?: string | null | undefined;
  readonly groupId?: number | null | undefined;
  readonly state?: BankState | null | undefined;
}

type Asking = Pick<Context, 'db' | 'viewer' | 'locale'>;

interface ApplicationRequest {
  readonly filter: BankApplicationFilter;
  /** By when they applied; null: those that wait first, the oldest of a state first. */
  readonly order: RowOrder | null;
  readonly page: PageRequest;
}

/** Applications for the public bank. */
export async function listBankApplications(
  context: Asking,
  { filter, order, page }: ApplicationRequest,
): Promise<Page<BankApplication>> {
  const { groupId, state, keyword } = filter;
  const where: Prisma.ProblemWhereInput = {
    AND: [decidableProblems(context.viewer), groupId ? { groupId } : {}, state ? { bankState: state } : {}],
  };
  const problems =
    order === null
      ? await adminProblemsWhere(context, {
          where,
          // In the order of the enum: those that wait come first.
          orderBy: [{ bankState: 'asc' }, { bankApplication: { appliedAt: 'asc' } }, { id: 'asc' }],
          filter: { keyword },
          page,
        })
      : await problemsByDate(context, { where: { AND: [where, problemsNamed(keyword?.trim() ?? '')] }, order, page });
  const rows = await context.db.problem.findMany({
    where: { id: { in: problems.items.map(({ id }) => id) } },
    select: rowSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ...problems,
    items: problems.items.map((problem) => {
      const row = byId.get(problem.id);
      return { problem, groupName: row?.group?.name ?? '', application: row?.bankApplication ?? null };
    }),
  };
}

/** The page is of the applications, which have an index by date; then their problems are read. */
async function problemsByDate(
  context: Asking,
  {
    where,
    order,
    page,
  }: { readonly where: Prisma.ProblemWhereInput; readonly order: RowOrder; readonly page: PageRequest },
): Promise<Page<AdminProblem>> {
  const { db } = context;
  const direction = order === 'NEWEST' ? 'desc' : 'asc';
  const [applications, total] = await Promise.all([
    db.bankApplication.findMany({
      where: { problem: where },
      orderBy: [{ appliedAt: direction }, { problemId: direction }],
      select: { problemId: true },
      ...sliceOf(page),
    }),
    db.bankApplication.count({ where: { problem: where } }),
  ]);
  const ids = applications.map(({ problemId }) => problemId);
  const { items } = await adminProblemsWhere(context, {
    where: { id: { in: ids } },
    filter: {},
    page: { page: 1, size: page.size },
  });
  return { ...page, total, items: items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) };
}
